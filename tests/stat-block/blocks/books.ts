import { armor, type Block, creature, defences, dice, hit, saves, scores, shot } from './block';

const EDGE = { crit: [19, 2] as const };

/** The block of the later books, and what pages make of it. */
export const blocks: readonly Block[] = [
  {
    what: 'dice behind the hit points, damage reduction and fast healing on their line (vampire)',
    paste: `Lady Ciriel    CR 11
Female half-elf vampire rogue 5/shadowdancer 4
LE Medium undead (augmented humanoid)
Init +9; Senses darkvision 60 ft., low-light vision; Listen +15, Spot +15
Aura unsettling gaze
Languages Common, Elven
AC 24, touch 16, flat-footed 24; Dodge, Mobility, uncanny dodge
    (+5 Dex, +6 natural, +2 leather, +1 deflection)
hp 61 (9d12+3); fast healing 5; DR 10/silver and magic
Immune undead immunities
Resist cold 10, electricity 10; +4 turn resistance, evasion
Fort +2, Ref +14, Will +4
Weakness vampire weaknesses
Speed 30 ft. (6 squares), climb 20 ft.
Melee slam +10/+5 (1d6+6 plus energy drain) or
Melee +1 short sword +12/+7 (1d6+5/19–20)
Ranged shortbow +11/+6 (1d6/×3)
Space 5 ft.; Reach 5 ft.
Base Atk +6; Grp +10
Atk Options sneak attack +3d6
Special Actions blood drain, children of the night, dominate (DC 19)
Abilities Str 18, Dex 20, Con —, Int 14, Wis 12, Cha 19
SQ alternate form, gaseous form, hide in plain sight, shadow illusion, spider climb, trapfinding, trap sense +1
Feats AlertnessB, Combat ReflexesB, DodgeB, Improved InitiativeB, Lightning ReflexesB, Mobility, Spring Attack, Weapon Finesse
Skills Bluff +22, Hide +25, Listen +15, Move Silently +25, Spot +15
Possessions +1 short sword, leather armor, shortbow with 20 arrows, ring of protection +1`,
    creatures: [
      creature({
        name: 'Lady Ciriel',
        size: 'Medium',
        type: 'Undead',
        subtypes: ['Augmented humanoid'],
        hitDice: dice(3, [9, 12]),
        hp: 61,
        initiative: 9,
        speeds: { land: 30, climb: 20 },
        ac: armor(24, 16, 24, [5, 'Dex'], [6, 'natural'], [2, 'leather'], [1, 'deflection']),
        bab: 6,
        grapple: 10,
        fullAttack: [
          [hit('slam', [10, 5], '1d6+6', { plus: [{ effect: 'energy drain' }] })],
          [hit('+1 short sword', [12, 7], '1d6+5', EDGE)],
          [shot('shortbow', [11, 6], '1d6', { crit: [20, 3] })],
        ],
        specialAttacks: null,
        specialQualities: null,
        defences: defences({ damageReduction: [{ amount: 10, bypass: 'silver and magic' }], fastHealing: 5 }),
        saves: saves(2, 14, 4),
        abilities: scores(18, 20, null, 14, 12, 19),
        skills: { Bluff: 22, Hide: 25, Listen: 15, 'Move Silently': 25, Spot: 15 },
        feats: [
          'Alertness',
          'Combat Reflexes',
          'Dodge',
          'Improved Initiative',
          'Lightning Reflexes',
          'Mobility',
          'Spring Attack',
          'Weapon Finesse',
        ],
        cr: 11,
        classLevels: [{ class: 'rogue', level: 5 }],
      }),
    ],
  },
  {
    what: 'attacks over several lines, "and" at the end of a line, a swallowed one (remorhaz)',
    paste: `REMORHAZ    CR 7
N Huge magical beast
Init +1; Senses darkvision 60 ft., low-light vision,
tremorsense 60 ft.; Listen +8, Spot +8
AC 20, touch 9, flat-footed 19
(–2 size, +1 Dex, +11 natural)
hp 73 (7 HD)
Fort +10, Ref +6, Will +3
Speed 30 ft. (6 squares), burrow 20 ft.
Melee bite +13 (2d8+12) and
improved grab
Space 15 ft.; Reach 10 ft.
Base Atk +7; Grp +23
Atk Options Awesome Blow, Improved Bull Rush,
Power Attack
Special Atk heat (8d6 fire), swallow whole (2d8+12
plus 10d6 fire)
Abilities Str 26, Dex 13, Con 21, Int 5, Wis 12, Cha 10
Feats Awesome Blow, Improved Bull Rush, Power Attack
Skills Listen +8, Spot +8
Advancement 8–14 HD (Huge); 15–21 HD (Gargantuan)`,
    creatures: [
      creature({
        name: 'Remorhaz',
        size: 'Huge',
        type: 'Magical Beast',
        hitDice: { count: 7 },
        hp: 73,
        initiative: 1,
        speeds: { land: 30, burrow: 20 },
        ac: armor(20, 9, 19, [-2, 'size'], [1, 'Dex'], [11, 'natural']),
        bab: 7,
        grapple: 23,
        fullAttack: [[hit('bite', [13], '2d8+12')]],
        space: 15,
        reach: 10,
        specialAttacks: [
          'Heat (8d6 fire)',
          'swallow whole (2d8+12 plus 10d6 fire)',
          'Awesome Blow',
          'Improved Bull Rush',
          'Power Attack',
        ],
        specialQualities: ['Darkvision 60 ft.', 'low-light vision', 'tremorsense 60 ft.'],
        saves: saves(10, 6, 3),
        abilities: scores(26, 13, 21, 5, 12, 10),
        skills: { Listen: 8, Spot: 8 },
        feats: ['Awesome Blow', 'Improved Bull Rush', 'Power Attack'],
        cr: 7,
      }),
    ],
    told: ['attack-unread'],
  },
  {
    what: 'two blocks, page numbers and running heads between, no blank lines (worg, dire boar)',
    paste: `WORG    CR 2
Usually NE Medium magical beast
Init +2; Senses darkvision 60 ft., low-light vision, scent; Listen +6, Spot +6
AC 14, touch 12, flat-footed 12
(+2 Dex, +2 natural)
hp 30 (4 HD)
Fort +6, Ref +6, Will +3
Speed 50 ft. (10 squares)
Melee bite +7 (1d6+4 plus trip)
Space 5 ft.; Reach 5 ft.
Base Atk +4; Grp +7
Atk Options trip
Abilities Str 17, Dex 15, Con 15, Int 6, Wis 14, Cha 10
Feats Alertness, Track
Skills Hide +4, Listen +6, Move Silently +6, Spot +6, Survival +2*
112
CHAPTER 5: THE PASS
DIRE BOAR    CR 4
Always N Large animal
Init +0; Senses low-light vision, scent; Listen +8, Spot +8
AC 15, touch 9, flat-footed 15
(–1 size, +6 natural)
hp 52 (7 HD)
Fort +8, Ref +5, Will +8
Speed 40 ft. (8 squares)
Melee gore +12 (1d8+12)
Space 10 ft.; Reach 5 ft.
Base Atk +5; Grp +17
Special Atk ferocity
Abilities Str 27, Dex 10, Con 17, Int 2, Wis 13, Cha 8
Feats Alertness, Endurance, Iron Will
Skills Listen +8, Spot +8`,
    creatures: [
      creature({
        name: 'Worg',
        size: 'Medium',
        type: 'Magical Beast',
        hitDice: { count: 4 },
        hp: 30,
        initiative: 2,
        speeds: { land: 50 },
        ac: armor(14, 12, 12, [2, 'Dex'], [2, 'natural']),
        bab: 4,
        grapple: 7,
        fullAttack: [[hit('bite', [7], '1d6+4', { plus: [{ effect: 'trip' }] })]],
        specialAttacks: ['Trip'],
        specialQualities: ['Darkvision 60 ft.', 'low-light vision', 'scent'],
        saves: saves(6, 6, 3),
        abilities: scores(17, 15, 15, 6, 14, 10),
        skills: { Hide: 4, Listen: 6, 'Move Silently': 6, Spot: 6, Survival: 2 },
        feats: ['Alertness', 'Track'],
        cr: 2,
      }),
      creature({
        name: 'Dire Boar',
        size: 'Large',
        type: 'Animal',
        hitDice: { count: 7 },
        hp: 52,
        initiative: 0,
        speeds: { land: 40 },
        ac: armor(15, 9, 15, [-1, 'size'], [6, 'natural']),
        bab: 5,
        grapple: 17,
        fullAttack: [[hit('gore', [12], '1d8+12')]],
        space: 10,
        reach: 5,
        specialAttacks: ['Ferocity'],
        specialQualities: ['Low-light vision', 'scent'],
        saves: saves(8, 5, 8),
        abilities: scores(27, 10, 17, 2, 13, 8),
        skills: { Listen: 8, Spot: 8 },
        feats: ['Alertness', 'Endurance', 'Iron Will'],
        cr: 4,
      }),
    ],
    unread: ['112', 'CHAPTER 5: THE PASS'],
  },
  {
    what: 'each weapon on a line, a plus sign of a weapon in the middle of a line, "with" the other hand',
    paste: `Gorrum Twice-Struck    CR 8
Male dwarf fighter 8
LN Medium humanoid (dwarf)
Init +6; Senses darkvision 60 ft.; Listen +1, Spot +1
Languages Common, Dwarven
AC 22, touch 12, flat-footed 20
(+2 Dex, +9 full plate +1, +1 natural)
hp 84 (8d10+32)
Fort +10 (+12 against poison), Ref +4, Will +3; +2 against spells
Speed 20 ft. (4 squares)
Melee +1 keen dwarven waraxe +12/+7 (1d10+6/19–20/×3) and
+1 handaxe +12/+7 (1d6+4/×3)
Ranged mwk throwing axe +11 (1d6+4)
Space 5 ft.; Reach 5 ft.
Base Atk +8; Grp +12
Abilities Str 18, Dex 14, Con 18, Int 10, Wis 12, Cha 6
SQ stability, stonecunning
Feats Greater Weapon Focus (dwarven waraxe), Improved Initiative, Improved Two-Weapon Fighting,
Two-Weapon Fighting, Weapon Focus (dwarven waraxe), Weapon Specialization (dwarven waraxe)
Skills Climb –1, Intimidate +9
Possessions +1 keen dwarven waraxe, +1 handaxe, +1 full plate, amulet of natural armor +1`,
    creatures: [
      creature({
        name: 'Gorrum Twice-Struck',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Dwarf'],
        hitDice: dice(32, [8, 10]),
        hp: 84,
        initiative: 6,
        speeds: { land: 20 },
        ac: armor(22, 12, 20, [2, 'Dex'], [9, 'full plate +1'], [1, 'natural']),
        bab: 8,
        grapple: 12,
        fullAttack: [
          [
            hit('+1 keen dwarven waraxe', [12, 7], '1d10+6', { crit: [19, 3] }),
            hit('+1 handaxe', [12, 7], '1d6+4', { crit: [20, 3] }),
          ],
          [shot('mwk throwing axe', [11], '1d6+4')],
        ],
        specialQualities: ['Darkvision 60 ft.', 'stability', 'stonecunning'],
        saves: saves(10, 4, 3),
        abilities: scores(18, 14, 18, 10, 12, 6),
        skills: { Climb: -1, Intimidate: 9 },
        feats: [
          'Greater Weapon Focus (dwarven waraxe)',
          'Improved Initiative',
          'Improved Two-Weapon Fighting',
          'Two-Weapon Fighting',
          'Weapon Focus (dwarven waraxe)',
          'Weapon Specialization (dwarven waraxe)',
        ],
        cr: 8,
        classLevels: [{ class: 'fighter', level: 8 }],
      }),
    ],
    told: ['extra-left-out'],
  },
  {
    what: 'a touch, a touch at range, a spell in the attacks, reach with a weapon (lich)',
    paste: `Uthrel the Pale    CR 13
Male human lich wizard 11
NE Medium undead (augmented humanoid)
Init +7; Senses darkvision 60 ft.; Listen +12, Spot +12
Aura fear (60 ft., DC 17)
AC 23, touch 14, flat-footed 20
(+3 Dex, +1 deflection, +5 natural, +4 mage armor)
hp 74 (11d12+3); DR 15/bludgeoning and magic
Immune cold, electricity, polymorph, mind-affecting spells and abilities
Resist +4 turn resistance
SR 21
Fort +4, Ref +7, Will +10
Speed 30 ft. (6 squares)
Melee touch +5 (1d8+5 negative energy plus paralysis) or
Melee mwk longspear +6 (1d8/×3)
Ranged ray +8 touch (varies)
Space 5 ft.; Reach 5 ft. (10 ft. with longspear)
Base Atk +5; Grp +5
Abilities Str 10, Dex 16, Con —, Int 19, Wis 14, Cha 16
SQ undead traits
Feats Combat Casting, Improved Initiative, Iron Will, Scribe Scroll, Toughness
Skills Concentration +17, Hide +11, Spellcraft +20`,
    creatures: [
      creature({
        name: 'Uthrel the Pale',
        size: 'Medium',
        type: 'Undead',
        subtypes: ['Augmented humanoid'],
        hitDice: dice(3, [11, 12]),
        hp: 74,
        initiative: 7,
        ac: armor(23, 14, 20, [3, 'Dex'], [1, 'deflection'], [5, 'natural'], [4, 'mage armor']),
        bab: 5,
        grapple: 5,
        fullAttack: [
          [hit('touch', [5], '1d8+5', { damageType: 'negative energy', plus: [{ effect: 'paralysis' }] })],
          [hit('mwk longspear', [6], '1d8', { crit: [20, 3] })],
          [shot('ray', [8], null, { touch: true, effect: 'varies' })],
        ],
        reachWith: { longspear: 10 },
        specialAttacks: null,
        specialQualities: null,
        defences: defences({
          damageReduction: [{ amount: 15, bypass: 'bludgeoning and magic' }],
          spellResistance: 21,
        }),
        saves: saves(4, 7, 10),
        abilities: scores(10, 16, null, 19, 14, 16),
        skills: { Concentration: 17, Hide: 11, Spellcraft: 20 },
        feats: ['Combat Casting', 'Improved Initiative', 'Iron Will', 'Scribe Scroll', 'Toughness'],
        cr: 13,
        classLevels: [{ class: 'wizard', level: 11 }],
      }),
    ],
  },
  {
    what: 'the rating on its own line, keys with colons, thousands of hit points (colossus)',
    paste: `STONE COLOSSUS
CR 25
Colossal construct
Init: +2
Senses: darkvision 60 ft., low-light vision; Listen +0, Spot +0
AC: 40, touch 0, flat-footed 40 (–8 size, –2 Dex, +40 natural)
hp: 1,180 (100 HD); DR 15/adamantine and epic
Immune: construct traits, magic
Fort +33, Ref +31, Will +33
Speed: 60 ft. (12 squares)
Melee: 2 slams +80 each (4d6+21/19–20)
Space: 30 ft.; Reach: 30 ft.
Base Atk: +75; Grp: +112
Abilities: Str 53, Dex 6, Con —, Int —, Wis 11, Cha 1
Feats: —
Skills: —`,
    creatures: [
      creature({
        name: 'Stone Colossus',
        size: 'Colossal',
        type: 'Construct',
        hitDice: { count: 100 },
        hp: 1180,
        initiative: 2,
        speeds: { land: 60 },
        ac: armor(40, 0, 40, [-8, 'size'], [-2, 'Dex'], [40, 'natural']),
        bab: 75,
        grapple: 112,
        fullAttack: [[hit('slam', [80], '4d6+21', { count: 2, ...EDGE })]],
        space: 30,
        reach: 30,
        specialAttacks: null,
        specialQualities: null,
        defences: defences({ damageReduction: [{ amount: 15, bypass: 'adamantine and epic' }] }),
        saves: saves(33, 31, 33),
        abilities: scores(53, 6, null, null, 11, 1),
        cr: 25,
      }),
    ],
  },
  {
    what: 'a rating in bold with the name, a Markdown quotation (griffon as a mount)',
    paste: `> **War-Trained Griffon** **CR 4**
> N Large magical beast
> **Init** +2; **Senses** darkvision 60 ft., low-light vision, scent; Listen +6, Spot +10
> **AC** 17, touch 11, flat-footed 15 (–1 size, +2 Dex, +6 natural)
> **hp** 59 (7 HD)
> **Fort** +8, **Ref** +7, **Will** +5
> **Speed** 30 ft. (6 squares), fly 80 ft. (average)
> **Melee** bite +11 (2d6+4) and 2 claws +8 each (1d4+2)
> **Space** 10 ft.; **Reach** 5 ft.
> **Base Atk** +7; **Grp** +15
> **Special Atk** pounce, rake (+8 melee, 1d6+2)
> **Abilities** Str 18, Dex 15, Con 16, Int 5, Wis 13, Cha 8
> **Feats** Iron Will, Multiattack, Weapon Focus (bite)
> **Skills** Jump +8, Listen +6, Spot +10`,
    creatures: [
      creature({
        name: 'War-Trained Griffon',
        size: 'Large',
        type: 'Magical Beast',
        hitDice: { count: 7 },
        hp: 59,
        initiative: 2,
        speeds: { land: 30, fly: { feet: 80, maneuverability: 'average' } },
        ac: armor(17, 11, 15, [-1, 'size'], [2, 'Dex'], [6, 'natural']),
        bab: 7,
        grapple: 15,
        fullAttack: [[hit('bite', [11], '2d6+4'), hit('claw', [8], '1d4+2', { count: 2 })]],
        space: 10,
        reach: 5,
        specialAttacks: ['Pounce', 'rake (+8 melee, 1d6+2)'],
        specialQualities: ['Darkvision 60 ft.', 'low-light vision', 'scent'],
        saves: saves(8, 7, 5),
        abilities: scores(18, 15, 16, 5, 13, 8),
        skills: { Jump: 8, Listen: 6, Spot: 10 },
        feats: ['Iron Will', 'Multiattack', 'Weapon Focus (bite)'],
        cr: 4,
      }),
    ],
  },
  {
    what: 'the page of a wiki: headings, bold without breaks, entities (choker)',
    paste: `<div class="stat"><h2>Choker <small>CR&nbsp;2</small></h2><p>CE Small aberration<br><b>Init</b> +6; <b>Senses</b> darkvision 60 ft.; Listen +1, Spot +1<br><b>Languages</b> Undercommon</p><p><b>AC</b> 17, touch 13, flat-footed 15<br>(+1 size, +2 Dex, +4 natural)<br><b>hp</b> 16 (3 HD)<br><b>Fort</b> +2, <b>Ref</b> +3, <b>Will</b> +4</p><p><b>Speed</b> 20 ft. (4 squares), climb 10 ft.<br><b>Melee</b> 2 tentacles +6 each (1d3+3)<br><b>Space</b> 5 ft.; <b>Reach</b> 10 ft.<br><b>Base Atk</b> +2; <b>Grp</b> +5<br><b>Special Atk</b> constrict 1d3+3, improved grab</p><p><b>Abilities</b> Str 16, Dex 14, Con 13, Int 4, Wis 13, Cha 7<br><b>SQ</b> quickness<br><b>Feats</b> Improved Initiative<sup>B</sup>, Lightning Reflexes, Stealthy<br><b>Skills</b> Climb +13, Hide +10, Move Silently +6</p></div>`,
    creatures: [
      creature({
        name: 'Choker',
        size: 'Small',
        type: 'Aberration',
        hitDice: { count: 3 },
        hp: 16,
        initiative: 6,
        speeds: { land: 20, climb: 10 },
        ac: armor(17, 13, 15, [1, 'size'], [2, 'Dex'], [4, 'natural']),
        bab: 2,
        grapple: 5,
        fullAttack: [[hit('tentacle', [6], '1d3+3', { count: 2 })]],
        reach: 10,
        specialAttacks: ['Constrict 1d3+3', 'improved grab'],
        specialQualities: ['Darkvision 60 ft.', 'quickness'],
        saves: saves(2, 3, 4),
        abilities: scores(16, 14, 13, 4, 13, 7),
        skills: { Climb: 13, Hide: 10, 'Move Silently': 6 },
        feats: ['Improved Initiative', 'Lightning Reflexes', 'Stealthy'],
        cr: 2,
      }),
    ],
  },
];
