import { armor, type Block, creature, defences, dice, hit, saves, scores, shot } from './block';

const EDGE = { crit: [19, 2] as const };
const FIRE = { plus: [{ dice: '1d6', type: 'fire' }] };

/** One-paragraph forms of adventures, and people with levels. */
export const blocks: readonly Block[] = [
  {
    what: 'the weapon of magic inside the parentheses, plus fire behind it',
    paste: `Torven, Male Human Ftr9: CR 9; Medium humanoid (human); HD 9d10+18; hp 72; Init +2; Spd 20 ft. (base 30 ft.); AC 21, touch 12, flat-footed 19 (+2 Dex, +8 +1 full plate, +1 natural [amulet of natural armor +1]); Base Atk +9; Grp +13; Atk +15 melee (1d8+7/17–20, +1 flaming longsword plus 1d6 fire) or +12 ranged (1d8+4/×3, mwk composite longbow [+4 Str bonus]); Full Atk +15/+10 melee (1d8+7/17–20, +1 flaming longsword plus 1d6 fire) or +10/+10/+5 ranged (1d8+4/×3, mwk composite longbow [+4 Str bonus]); Space/Reach 5 ft./5 ft.; SA —; SQ —; AL NE; SV Fort +8, Ref +5, Will +4; Str 18, Dex 15, Con 14, Int 10, Wis 12, Cha 8.
Skills and Feats: Climb +6, Intimidate +11, Jump +0; Cleave, Improved Critical (longsword), Power Attack, Rapid Shot, Weapon Focus (longsword), Weapon Specialization (longsword).
Possessions: +1 flaming longsword, +1 full plate, amulet of natural armor +1, masterwork composite longbow (+4 Str bonus), 20 arrows, 2 potions of cure moderate wounds, 45 gp.
Tactics: Torven fights on until he has fewer than 20 hp, then he drinks.`,
    creatures: [
      creature({
        name: 'Torven, Male Human Ftr9',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Human'],
        hitDice: dice(18, [9, 10]),
        hp: 72,
        initiative: 2,
        speeds: { land: 20, baseLand: 30 },
        ac: armor(21, 12, 19, [2, 'Dex'], [8, '+1 full plate'], [1, 'natural [amulet of natural armor +1]']),
        bab: 9,
        grapple: 13,
        attack: [
          [hit('+1 flaming longsword', [15], '1d8+7', { crit: [17, 2], ...FIRE })],
          [shot('mwk composite longbow [+4 Str bonus]', [12], '1d8+4', { crit: [20, 3] })],
        ],
        fullAttack: [
          [hit('+1 flaming longsword', [15, 10], '1d8+7', { crit: [17, 2], ...FIRE })],
          [shot('mwk composite longbow [+4 Str bonus]', [10, 10, 5], '1d8+4', { crit: [20, 3] })],
        ],
        saves: saves(8, 5, 4),
        abilities: scores(18, 15, 14, 10, 12, 8),
        skills: { Climb: 6, Intimidate: 11, Jump: 0 },
        feats: [
          'Cleave',
          'Improved Critical (longsword)',
          'Power Attack',
          'Rapid Shot',
          'Weapon Focus (longsword)',
          'Weapon Specialization (longsword)',
        ],
        cr: 9,
        classLevels: [{ class: 'fighter', level: 9 }],
      }),
    ],
  },
  {
    what: 'extra dice before the critical range, "and" inside the full attack, an effect in the damage',
    paste: `Ysk the Thorn, female drow Rog5/Wiz3: CR 9; Medium humanoid (elf); HD 5d6+3d4; hp 29; Init +8; Spd 30 ft.; AC 17, touch 14, flat-footed 17 (+4 Dex, +3 +1 leather); Base Atk +4; Grp +5; Atk +9 melee (1d6+2/18-20 plus poison, +1 rapier) or +8 melee touch (shocking grasp 3d6 electricity); Full Atk +7 melee (1d6+2/18-20 plus poison, +1 rapier) and +6 melee (1d4/19-20, dagger); SA sneak attack +3d6, spells; SQ drow traits, evasion, SR 19, trapfinding, uncanny dodge; AL CE; SV Fort +2, Ref +9, Will +5 (+7 against spells); Str 12, Dex 18, Con 10, Int 16, Wis 12, Cha 13.
Skills and Feats: Bluff +9, Hide +15, Move Silently +15, Tumble +12; Improved Initiative, Two-Weapon Fighting, Weapon Finesse, Scribe Scroll.
Spells Prepared (4/3/2; save DC 13 + spell level): 0—daze, detect magic, light, ray of frost; 1st—mage armor, shield, shocking grasp; 2nd—invisibility, web.`,
    creatures: [
      creature({
        name: 'Ysk the Thorn, female drow Rog5/Wiz3',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Elf'],
        hitDice: dice(0, [5, 6], [3, 4]),
        hp: 29,
        initiative: 8,
        ac: armor(17, 14, 17, [4, 'Dex'], [3, '+1 leather']),
        bab: 4,
        grapple: 5,
        attack: [
          [hit('+1 rapier', [9], '1d6+2', { crit: [18, 2], plus: [{ effect: 'poison' }] })],
          [hit('shocking grasp', [8], '3d6', { touch: true, damageType: 'electricity' })],
        ],
        fullAttack: [
          [
            hit('+1 rapier', [7], '1d6+2', { crit: [18, 2], plus: [{ effect: 'poison' }] }),
            hit('dagger', [6], '1d4', EDGE),
          ],
        ],
        space: null,
        reach: null,
        reachWith: {},
        specialAttacks: ['Sneak attack +3d6', 'spells'],
        specialQualities: ['Drow traits', 'evasion', 'SR 19', 'trapfinding', 'uncanny dodge'],
        defences: defences({ spellResistance: 19 }),
        saves: saves(2, 9, 5),
        abilities: scores(12, 18, 10, 16, 12, 13),
        skills: { Bluff: 9, Hide: 15, 'Move Silently': 15, Tumble: 12 },
        feats: ['Improved Initiative', 'Two-Weapon Fighting', 'Weapon Finesse', 'Scribe Scroll'],
        cr: 9,
        classLevels: [
          { class: 'rogue', level: 5 },
          { class: 'wizard', level: 3 },
        ],
      }),
    ],
    told: ['extra-left-out'],
  },
  {
    what: 'a paragraph of the edition before: attacks first, "Atks", shortened saves',
    paste: `Bugbears (3): CR 2; Medium-size humanoid (goblinoid) (6 ft. 10 in. tall); HD 3d8+3; hp 18, 16, 14; Init +1; Spd 30 ft.; AC 17 (touch 11, flat-footed 16); Atk +5 melee (1d8+2, morningstar) or +3 ranged (1d6+2, javelin); Face/Reach 5 ft. by 5 ft./5 ft.; SQ darkvision 60 ft.; AL CE; SV F +2, R +4, W +1; Str 15, Dex 12, Con 13, Int 10, Wis 10, Cha 9.
Skills and Feats: Climb +2, Hide +3, Listen +3, Move Silently +6, Spot +3; Alertness.`,
    creatures: [
      creature({
        name: 'Bugbears',
        quantity: 3,
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Goblinoid'],
        hitDice: dice(3, [3, 8]),
        hp: 18,
        initiative: 1,
        ac: armor(17, 11, 16),
        attack: [[hit('morningstar', [5], '1d8+2')], [shot('javelin', [3], '1d6+2')]],
        fullAttack: null,
        specialQualities: ['Darkvision 60 ft.'],
        saves: saves(2, 4, 1),
        abilities: scores(15, 12, 13, 10, 10, 9),
        skills: { Climb: 2, Hide: 3, Listen: 3, 'Move Silently': 6, Spot: 3 },
        feats: ['Alertness'],
        cr: 2,
      }),
    ],
    told: ['hp-several'],
  },
  {
    what: 'keys with colons, one a sentence, hp before the dice in parentheses (ghoul pack)',
    paste: `Ghouls (5): CR 1; Medium undead; HD: 2d12; hp: 13 each; Init: +2; Speed: 30 ft.; AC: 14, touch 12, flat-footed 12; Base Atk/Grp: +1/+2; Atk: Bite +2 melee (1d6+1 plus paralysis, DC 12); Full Atk: Bite +2 melee (1d6+1 plus paralysis, DC 12) and 2 claws +0 melee (1d3 plus paralysis, DC 12); SA: Ghoul fever (DC 12), paralysis; SQ: Undead traits, +2 turn resistance; AL: CE; SV: Fort +0, Ref +2, Will +5; Str 13, Dex 15, Con —, Int 13, Wis 14, Cha 12; Skills: Balance +6, Climb +5, Hide +6; Feats: Multiattack.`,
    creatures: [
      creature({
        name: 'Ghouls',
        quantity: 5,
        size: 'Medium',
        type: 'Undead',
        hitDice: dice(0, [2, 12]),
        hp: 13,
        initiative: 2,
        ac: armor(14, 12, 12),
        bab: 1,
        grapple: 2,
        attack: [[hit('bite', [2], '1d6+1', { plus: [{ effect: 'paralysis, DC 12' }] })]],
        fullAttack: [
          [
            hit('bite', [2], '1d6+1', { plus: [{ effect: 'paralysis, DC 12' }] }),
            hit('claw', [0], '1d3', { count: 2, plus: [{ effect: 'paralysis, DC 12' }] }),
          ],
        ],
        space: null,
        reach: null,
        reachWith: {},
        specialAttacks: ['Ghoul fever (DC 12)', 'paralysis'],
        specialQualities: ['Undead traits', '+2 turn resistance'],
        saves: saves(0, 2, 5),
        abilities: scores(13, 15, null, 13, 14, 12),
        skills: { Balance: 6, Climb: 5, Hide: 6 },
        feats: ['Multiattack'],
        cr: 1,
      }),
    ],
  },
  {
    what: 'a swarm and an incorporeal undead, one below the other',
    paste: `Centipede Swarm: CR 4; Diminutive vermin (swarm); HD 9d8–9; hp 31; Init +4; Spd 20 ft., climb 20 ft.; AC 18, touch 18, flat-footed 14; Base Atk +6; Grp —; Atk swarm (2d6 plus poison); Full Atk swarm (2d6 plus poison); Space/Reach 10 ft./0 ft.; SA distraction (DC 13), poison (DC 13); SQ darkvision 60 ft., immune to weapon damage, swarm traits, tremorsense 30 ft., vermin traits; AL N; SV Fort +5, Ref +7, Will +3; Str 1, Dex 19, Con 8, Int —, Wis 10, Cha 2.
Skills and Feats: Climb +12, Spot +4; Weapon Finesse.

Wraith: CR 5; Medium undead (incorporeal); HD 5d12; hp 32; Init +7; Spd fly 60 ft. (good); AC 15, touch 15, flat-footed 12; Base Atk +2; Grp —; Atk +5 melee (1d4 plus 1d6 Constitution drain, incorporeal touch); Full Atk +5 melee (1d4 plus 1d6 Constitution drain, incorporeal touch); Space/Reach 5 ft./5 ft.; SA Constitution drain, create spawn; SQ daylight powerlessness, incorporeal traits, +2 turn resistance; AL LE; SV Fort +1, Ref +4, Will +6; Str —, Dex 16, Con —, Int 14, Wis 14, Cha 15.
Skills and Feats: Hide +11, Listen +12; Alertness(B), Blind-Fight, Improved Initiative(B).`,
    creatures: [
      creature({
        name: 'Centipede Swarm',
        size: 'Diminutive',
        type: 'Vermin',
        subtypes: ['Swarm'],
        hitDice: dice(-9, [9, 8]),
        hp: 31,
        initiative: 4,
        speeds: { land: 20, climb: 20 },
        ac: armor(18, 18, 14),
        bab: 6,
        attack: [[hit('swarm', [], '2d6', { mode: 'swarm', plus: [{ effect: 'poison' }] })]],
        fullAttack: [[hit('swarm', [], '2d6', { mode: 'swarm', plus: [{ effect: 'poison' }] })]],
        space: 10,
        reach: 0,
        specialAttacks: ['Distraction (DC 13)', 'poison (DC 13)'],
        specialQualities: [
          'Darkvision 60 ft.',
          'immune to weapon damage',
          'swarm traits',
          'tremorsense 30 ft.',
          'vermin traits',
        ],
        saves: saves(5, 7, 3),
        abilities: scores(1, 19, 8, null, 10, 2),
        skills: { Climb: 12, Spot: 4 },
        feats: ['Weapon Finesse'],
        cr: 4,
      }),
      creature({
        name: 'Wraith',
        size: 'Medium',
        type: 'Undead',
        subtypes: ['Incorporeal'],
        hitDice: dice(0, [5, 12]),
        hp: 32,
        initiative: 7,
        speeds: { fly: { feet: 60, maneuverability: 'good' } },
        ac: armor(15, 15, 12),
        bab: 2,
        attack: [
          [
            hit('incorporeal touch', [5], '1d4', {
              plus: [{ dice: '1d6', type: 'Constitution drain' }],
              incorporeal: true,
            }),
          ],
        ],
        fullAttack: [
          [
            hit('incorporeal touch', [5], '1d4', {
              plus: [{ dice: '1d6', type: 'Constitution drain' }],
              incorporeal: true,
            }),
          ],
        ],
        specialAttacks: ['Constitution drain', 'create spawn'],
        specialQualities: ['Daylight powerlessness', 'incorporeal traits', '+2 turn resistance'],
        saves: saves(1, 4, 6),
        abilities: scores(null, 16, null, 14, 14, 15),
        skills: { Hide: 11, Listen: 12 },
        feats: ['Alertness', 'Blind-Fight', 'Improved Initiative'],
        cr: 5,
      }),
    ],
  },
  {
    what: 'each key on its own line, attacks with the weapon outside (half-orc guards)',
    paste: `Half-Orc Guards (2): CR 2;
Medium humanoid (orc);
HD 2d10+4; hp 17 each;
Init +1; Spd 20 ft.;
AC 17, touch 11, flat-footed 16;
Base Atk +2; Grp +5;
Atk greataxe +6 melee (1d12+4/×3) or throwing axe +3 ranged (1d6+3);
Full Atk greataxe +6 melee (1d12+4/×3) or throwing axe +3 ranged (1d6+3);
SQ darkvision 60 ft.;
AL N; SV Fort +5, Ref +1, Will +0;
Str 17, Dex 12, Con 14, Int 8,
Wis 10, Cha 8.
Skills and Feats: Climb +1, Jump –5; Cleave, Power
Attack, Weapon Focus (greataxe).
Possessions: scale mail, greataxe, 2 throwing axes.`,
    creatures: [
      creature({
        name: 'Half-Orc Guards',
        quantity: 2,
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Orc'],
        hitDice: dice(4, [2, 10]),
        hp: 17,
        initiative: 1,
        speeds: { land: 20 },
        ac: armor(17, 11, 16),
        bab: 2,
        grapple: 5,
        attack: [[hit('greataxe', [6], '1d12+4', { crit: [20, 3] })], [shot('throwing axe', [3], '1d6+3')]],
        fullAttack: [
          [hit('greataxe', [6], '1d12+4', { crit: [20, 3] })],
          [shot('throwing axe', [3], '1d6+3')],
        ],
        space: null,
        reach: null,
        reachWith: {},
        specialQualities: ['Darkvision 60 ft.'],
        saves: saves(5, 1, 0),
        abilities: scores(17, 12, 14, 8, 10, 8),
        skills: { Climb: 1, Jump: -5 },
        feats: ['Cleave', 'Power Attack', 'Weapon Focus (greataxe)'],
        cr: 2,
      }),
    ],
  },
  {
    what: 'a touch, a ray, rays of several (sorcerer)',
    paste: `Ilda Marr: Female human Sor6; CR 6; Medium humanoid (human); HD 6d4+6; hp 24; Init +6; Spd 30 ft.; AC 15, touch 13, flat-footed 13 (+2 Dex, +1 deflection, +2 bracers); Base Atk +3; Grp +2; Atk +2 melee (1d6–1, quarterstaff) or +5 ranged touch (4d6 fire, scorching ray); Full Atk +2 melee (1d6–1, quarterstaff) or +5 ranged touch (4d6 fire, scorching ray); AL LN; SV Fort +3, Ref +4, Will +6; Str 8, Dex 14, Con 12, Int 10, Wis 13, Cha 17.
Skills and Feats: Concentration +10, Spellcraft +9; Combat Casting, Improved Initiative, Point Blank Shot, Weapon Focus (ray).
Spells Known (6/7/6/4; save DC 13 + spell level): 0—daze; 1st—magic missile; 2nd—scorching ray; 3rd—fly.`,
    creatures: [
      creature({
        name: 'Ilda Marr',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Human'],
        hitDice: dice(6, [6, 4]),
        hp: 24,
        initiative: 6,
        ac: armor(15, 13, 13, [2, 'Dex'], [1, 'deflection'], [2, 'bracers']),
        bab: 3,
        grapple: 2,
        attack: [
          [hit('quarterstaff', [2], '1d6-1')],
          [shot('scorching ray', [5], '4d6', { touch: true, damageType: 'fire' })],
        ],
        fullAttack: [
          [hit('quarterstaff', [2], '1d6-1')],
          [shot('scorching ray', [5], '4d6', { touch: true, damageType: 'fire' })],
        ],
        space: null,
        reach: null,
        reachWith: {},
        saves: saves(3, 4, 6),
        abilities: scores(8, 14, 12, 10, 13, 17),
        skills: { Concentration: 10, Spellcraft: 9 },
        feats: ['Combat Casting', 'Improved Initiative', 'Point Blank Shot', 'Weapon Focus (ray)'],
        cr: 6,
        classLevels: [{ class: 'sorcerer', level: 6 }],
      }),
    ],
  },
  {
    what: 'reach of a part, regeneration, several damage reductions, a template (fiendish troll)',
    paste: `Fiendish Troll: CR 7; Large magical beast (augmented giant, extraplanar); HD 6d8+36; hp 63; Init +2; Spd 30 ft.; AC 16, touch 11, flat-footed 14 (–1 size, +2 Dex, +5 natural); Base Atk +4; Grp +14; Atk +9 melee (1d6+6, claw); Full Atk +9 melee (1d6+6, 2 claws) and +4 melee (1d6+3, bite); Space/Reach 10 ft./10 ft. (15 ft. with claws and bite); SA rend 2d6+9, smite good 1/day (+6 damage); SQ damage reduction 5/magic, darkvision 90 ft., low-light vision, regeneration 5, resistance to cold 5 and fire 5, scent, spell resistance 11; AL CE; SV Fort +11, Ref +4, Will +3; Str 23, Dex 14, Con 23, Int 6, Wis 9, Cha 6.
Skills and Feats: Listen +5, Spot +6; Alertness, Iron Will, Track.`,
    creatures: [
      creature({
        name: 'Fiendish Troll',
        size: 'Large',
        type: 'Magical Beast',
        subtypes: ['Augmented giant', 'Extraplanar'],
        hitDice: dice(36, [6, 8]),
        hp: 63,
        initiative: 2,
        ac: armor(16, 11, 14, [-1, 'size'], [2, 'Dex'], [5, 'natural']),
        bab: 4,
        grapple: 14,
        attack: [[hit('claw', [9], '1d6+6')]],
        fullAttack: [[hit('claw', [9], '1d6+6', { count: 2 }), hit('bite', [4], '1d6+3')]],
        space: 10,
        reach: 10,
        reachWith: { claw: 15, bite: 15 },
        specialAttacks: ['Rend 2d6+9', 'smite good 1/day (+6 damage)'],
        specialQualities: [
          'Damage reduction 5/magic',
          'darkvision 90 ft.',
          'low-light vision',
          'regeneration 5',
          'resistance to cold 5 and fire 5',
          'scent',
          'spell resistance 11',
        ],
        defences: defences({
          damageReduction: [{ amount: 5, bypass: 'magic' }],
          spellResistance: 11,
          regeneration: 5,
        }),
        saves: saves(11, 4, 3),
        abilities: scores(23, 14, 23, 6, 9, 6),
        skills: { Listen: 5, Spot: 6 },
        feats: ['Alertness', 'Iron Will', 'Track'],
        cr: 7,
      }),
    ],
  },
  {
    what: 'monk with a flurry, an axe in each hand, "each" (two people)',
    paste: `Brother Aum, male human Mnk8: CR 8; Medium humanoid (human); HD 8d8+8; hp 48; Init +3; Spd 50 ft.; AC 19, touch 18, flat-footed 16; Base Atk +6; Grp +13; Atk +9 melee (1d10+3, unarmed strike); Full Atk +9/+4 melee (1d10+3, unarmed strike) or +8/+8/+3 melee (1d10+3, unarmed strike [flurry of blows]) or +9/+4 ranged (1d2+3, shuriken); SA flurry of blows, ki strike (magic); SQ evasion, purity of body, slow fall 40 ft., still mind, wholeness of body; AL LN; SV Fort +7, Ref +9, Will +9; Str 16, Dex 16, Con 12, Int 10, Wis 16, Cha 8.
Skills and Feats: Balance +16, Tumble +16; Deflect Arrows, Dodge, Improved Grapple, Mobility, Stunning Fist.

Kerra, female dwarf Rgr4: CR 4; Medium humanoid (dwarf); HD 4d8+12; hp 33; Init +2; Spd 20 ft.; AC 16, touch 12, flat-footed 14; Base Atk +4; Grp +6; Atk +7 melee (1d6+2/×3, handaxe); Full Atk +5 melee (1d6+2/×3, handaxe) and +5 melee (1d6+1/×3, handaxe); SA favored enemy orcs +2; SQ dwarf traits, wild empathy; AL NG; SV Fort +7 (+9 against poison), Ref +6, Will +2; Str 15, Dex 14, Con 16, Int 10, Wis 12, Cha 6.
Skills and Feats: Hide +9, Survival +8; Endurance, Track, Two-Weapon Fighting, Weapon Focus (handaxe).`,
    creatures: [
      creature({
        name: 'Brother Aum, male human Mnk8',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Human'],
        hitDice: dice(8, [8, 8]),
        hp: 48,
        initiative: 3,
        speeds: { land: 50 },
        ac: armor(19, 18, 16),
        bab: 6,
        grapple: 13,
        attack: [[hit('unarmed strike', [9], '1d10+3')]],
        fullAttack: [
          [hit('unarmed strike', [9, 4], '1d10+3')],
          [hit('unarmed strike [flurry of blows]', [8, 8, 3], '1d10+3')],
          [shot('shuriken', [9, 4], '1d2+3')],
        ],
        space: null,
        reach: null,
        reachWith: {},
        specialAttacks: ['Flurry of blows', 'ki strike (magic)'],
        specialQualities: [
          'Evasion',
          'purity of body',
          'slow fall 40 ft.',
          'still mind',
          'wholeness of body',
        ],
        saves: saves(7, 9, 9),
        abilities: scores(16, 16, 12, 10, 16, 8),
        skills: { Balance: 16, Tumble: 16 },
        feats: ['Deflect Arrows', 'Dodge', 'Improved Grapple', 'Mobility', 'Stunning Fist'],
        cr: 8,
        classLevels: [{ class: 'monk', level: 8 }],
      }),
      creature({
        name: 'Kerra, female dwarf Rgr4',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Dwarf'],
        hitDice: dice(12, [4, 8]),
        hp: 33,
        initiative: 2,
        speeds: { land: 20 },
        ac: armor(16, 12, 14),
        bab: 4,
        grapple: 6,
        attack: [[hit('handaxe', [7], '1d6+2', { crit: [20, 3] })]],
        fullAttack: [
          [hit('handaxe', [5], '1d6+2', { crit: [20, 3] }), hit('handaxe', [5], '1d6+1', { crit: [20, 3] })],
        ],
        space: null,
        reach: null,
        reachWith: {},
        specialAttacks: ['Favored enemy orcs +2'],
        specialQualities: ['Dwarf traits', 'wild empathy'],
        saves: saves(7, 6, 2),
        abilities: scores(15, 14, 16, 10, 12, 6),
        skills: { Hide: 9, Survival: 8 },
        feats: ['Endurance', 'Track', 'Two-Weapon Fighting', 'Weapon Focus (handaxe)'],
        cr: 4,
        classLevels: [{ class: 'ranger', level: 4 }],
      }),
    ],
    told: ['extra-left-out'],
  },
  {
    what: 'dice of three classes, a prestige class, levels written out',
    paste: `Sir Halvard
Male Human Paladin 5/Fighter 4/Blackguard 1
Medium Humanoid (Human)
Hit Dice: 5d10+15 plus 4d10+12 plus 1d10+3 (90 hp)
Initiative: +0
Speed: 20 ft. in full plate (4 squares); base speed 30 ft.
Armor Class: 23 (+9 +1 full plate, +3 +1 heavy steel shield, +1 ring of protection +1), touch 11, flat-footed 23
Base Attack/Grapple: +10/+14
Attack: +1 longsword +17 melee (1d8+7/19–20)
Full Attack: +1 longsword +17/+12 melee (1d8+7/19–20)
Space/Reach: 5 ft./5 ft.
Special Attacks: Smite good 1/day (+3 attack, +1 damage)
Special Qualities: Aura of evil, detect good
Saves: Fort +16, Ref +5, Will +6
Abilities: Str 18, Dex 10, Con 16, Int 8, Wis 12, Cha 16
Skills: Diplomacy +11, Ride +12
Feats: Cleave, Improved Sunder, Mounted Combat, Power Attack, Weapon Focus (longsword), Weapon Specialization (longsword)
Challenge Rating: 10
Possessions: +1 full plate, +1 heavy steel shield, +1 longsword, ring of protection +1, lance, heavy warhorse
Alignment: Lawful evil`,
    creatures: [
      creature({
        name: 'Sir Halvard',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Human'],
        hitDice: dice(30, [5, 10], [4, 10], [1, 10]),
        hp: 90,
        initiative: 0,
        speeds: { land: 20, baseLand: 30 },
        ac: armor(
          23,
          11,
          23,
          [9, '+1 full plate'],
          [3, '+1 heavy steel shield'],
          [1, 'ring of protection +1'],
        ),
        bab: 10,
        grapple: 14,
        attack: [[hit('+1 longsword', [17], '1d8+7', EDGE)]],
        fullAttack: [[hit('+1 longsword', [17, 12], '1d8+7', EDGE)]],
        specialAttacks: ['Smite good 1/day (+3 attack, +1 damage)'],
        specialQualities: ['Aura of evil', 'detect good'],
        saves: saves(16, 5, 6),
        abilities: scores(18, 10, 16, 8, 12, 16),
        skills: { Diplomacy: 11, Ride: 12 },
        feats: [
          'Cleave',
          'Improved Sunder',
          'Mounted Combat',
          'Power Attack',
          'Weapon Focus (longsword)',
          'Weapon Specialization (longsword)',
        ],
        cr: 10,
        classLevels: [
          { class: 'paladin', level: 5 },
          { class: 'fighter', level: 4 },
          { class: 'blackguard', level: 1 },
        ],
      }),
    ],
  },
];
