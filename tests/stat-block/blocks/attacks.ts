import { armor, type Block, creature, defences, dice, hit, saves, scores, shot } from './block';

const EDGE = { crit: [19, 2] as const };

/** The long form, its hard lines of attacks. */
export const blocks: readonly Block[] = [
  {
    what: 'hands whose damage differs (xill)',
    paste: `XILL
Medium Outsider (Evil, Extraplanar, Lawful)
Hit Dice: 5d8+10 (32 hp)
Initiative: +7
Speed: 40 ft. (8 squares)
Armor Class: 20 (+3 Dex, +7 natural), touch 13, flat-footed 17
Base Attack/Grapple: +5/+7
Attack: Short sword +7 melee (1d6+2/19–20) or claw +7 melee (1d4+2) or longbow +8 ranged (1d8/×3)
Full Attack: 2 short swords +5 melee (1d6+2/19–20, 1d6+1/19–20) and 2 claws +5 melee (1d4+1); or 4 claws +5 melee (1d4+2, 1d4+1); or 2 longbows +5 ranged (1d8/×3)
Space/Reach: 5 ft./5 ft.
Special Attacks: Implant, improved grab, paralysis
Special Qualities: Darkvision 60 ft., planewalk, spell resistance 21
Saves: Fort +6, Ref +7, Will +5
Abilities: Str 15, Dex 16, Con 15, Int 12, Wis 12, Cha 11
Skills: Balance +13, Diplomacy +2, Escape Artist +11
Feats: Improved Initiative, Multiattack
Challenge Rating: 6`,
    creatures: [
      creature({
        name: 'Xill',
        size: 'Medium',
        type: 'Outsider',
        subtypes: ['Evil', 'Extraplanar', 'Lawful'],
        hitDice: dice(10, [5, 8]),
        hp: 32,
        initiative: 7,
        speeds: { land: 40 },
        ac: armor(20, 13, 17, [3, 'Dex'], [7, 'natural']),
        bab: 5,
        grapple: 7,
        attack: [
          [hit('short sword', [7], '1d6+2', EDGE)],
          [hit('claw', [7], '1d4+2')],
          [shot('longbow', [8], '1d8', { crit: [20, 3] })],
        ],
        fullAttack: [
          [
            hit('short sword', [5], '1d6+2', EDGE),
            hit('short sword', [5], '1d6+1', EDGE),
            hit('claw', [5], '1d4+1', { count: 2 }),
          ],
          [hit('claw', [5], '1d4+2'), hit('claw', [5], '1d4+1', { count: 3 })],
          [shot('longbow', [5], '1d8', { crit: [20, 3], count: 2 })],
        ],
        specialAttacks: ['Implant', 'improved grab', 'paralysis'],
        specialQualities: ['Darkvision 60 ft.', 'planewalk', 'spell resistance 21'],
        defences: defences({ spellResistance: 21 }),
        saves: saves(6, 7, 5),
        abilities: scores(15, 16, 15, 12, 12, 11),
        skills: { Balance: 13, Diplomacy: 2, 'Escape Artist': 11 },
        feats: ['Improved Initiative', 'Multiattack'],
        cr: 6,
      }),
    ],
    told: ['damage-by-hand'],
  },
  {
    what: 'two Armor Classes, three alternatives (lizardfolk)',
    paste: `Lizardfolk
Medium Humanoid (Reptilian)
Hit Dice:	2d8+2 (11 hp)
Initiative:	+0
Speed:	30 ft. (6 squares)
Armor Class:	15 (+5 natural) or 17 (+5 natural, +2 heavy shield), touch 10, flat-footed 15 or 17
Base Attack/Grapple:	+1/+2
Attack:	Claw +2 melee (1d4+1) or club +2 melee (1d6+1) or javelin +1 ranged (1d6+1)
Full Attack:	2 claws +2 melee (1d4+1) and bite +0 melee (1d4); or club +2 melee (1d6+1) and bite +0 melee (1d4); or javelin +1 ranged (1d6+1)
Space/Reach:	5 ft./5 ft.
Special Attacks:	—
Special Qualities:	Hold breath
Saves:	Fort +1, Ref +3, Will +0
Abilities:	Str 13, Dex 10, Con 13, Int 9, Wis 10, Cha 10
Skills:	Balance +4, Jump +5, Swim +2*
Feats:	Multiattack
Environment:	Temperate marshes
Challenge Rating:	1`,
    creatures: [
      creature({
        name: 'Lizardfolk',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Reptilian'],
        hitDice: dice(2, [2, 8]),
        hp: 11,
        initiative: 0,
        ac: {
          ...armor(15, 10, 15, [5, 'natural']),
          alternatives: [armor(17, 10, 17, [5, 'natural'], [2, 'heavy shield'])],
        },
        bab: 1,
        grapple: 2,
        attack: [[hit('claw', [2], '1d4+1')], [hit('club', [2], '1d6+1')], [shot('javelin', [1], '1d6+1')]],
        fullAttack: [
          [hit('claw', [2], '1d4+1', { count: 2 }), hit('bite', [0], '1d4')],
          [hit('club', [2], '1d6+1'), hit('bite', [0], '1d4')],
          [shot('javelin', [1], '1d6+1')],
        ],
        specialQualities: ['Hold breath'],
        saves: saves(1, 3, 0),
        abilities: scores(13, 10, 13, 9, 10, 10),
        skills: { Balance: 4, Jump: 5, Swim: 2 },
        feats: ['Multiattack'],
        cr: 1,
      }),
    ],
  },
  {
    what: 'speeds in armour, a weapon of odd size (storm giant)',
    paste: `GIANT, STORM
Huge Giant
Hit Dice: 19d8+114 (199 hp)
Initiative: +2
Speed: 35 ft. in breastplate (7 squares), base speed 50 ft., swim 30 ft. in breastplate, base swim speed 40 ft.
Armor Class: 27 (-2 size, +2 Dex, +12 natural, +5 breastplate), touch 10, flat-footed 25
Base Attack/Grapple: +14/+36
Attack: Gargantuan greatsword +27 melee (6d6+21/19-20) or slam +26 melee (1d6+14) or Gargantuan composite longbow (+14 Str bonus) +14 ranged (4d6+14/x3)
Full Attack: Gargantuan greatsword +27/+22/+17 melee (6d6+21/19-20) or 2 slams +26 melee (1d6+14) or Gargantuan composite longbow (+14 Str bonus) +14/+9/+4 ranged (4d6+14/x3)
Space/Reach: 15 ft./15 ft.
Special Attacks: Spell-like abilities
Special Qualities: Freedom of movement, immunity to electricity, low-light vision, water breathing
Saves: Fort +17, Ref +8, Will +13
Abilities: Str 39, Dex 14, Con 23, Int 16, Wis 20, Cha 15
Skills: Climb +17, Craft (any one) +13, Perform (sing) +12
Feats: Awesome Blow, Cleave, Improved Bull Rush, Iron Will, Power Attack, Weapon Focus (greatsword)
Challenge Rating: 13`,
    creatures: [
      creature({
        name: 'Giant, Storm',
        size: 'Huge',
        type: 'Giant',
        hitDice: dice(114, [19, 8]),
        hp: 199,
        initiative: 2,
        speeds: { land: 35, baseLand: 50, swim: 30 },
        ac: armor(27, 10, 25, [-2, 'size'], [2, 'Dex'], [12, 'natural'], [5, 'breastplate']),
        bab: 14,
        grapple: 36,
        attack: [
          [hit('gargantuan greatsword', [27], '6d6+21', EDGE)],
          [hit('slam', [26], '1d6+14')],
          [shot('gargantuan composite longbow (+14 Str bonus)', [14], '4d6+14', { crit: [20, 3] })],
        ],
        fullAttack: [
          [hit('gargantuan greatsword', [27, 22, 17], '6d6+21', EDGE)],
          [hit('slam', [26], '1d6+14', { count: 2 })],
          [shot('gargantuan composite longbow (+14 Str bonus)', [14, 9, 4], '4d6+14', { crit: [20, 3] })],
        ],
        space: 15,
        reach: 15,
        specialAttacks: ['Spell-like abilities'],
        specialQualities: [
          'Freedom of movement',
          'immunity to electricity',
          'low-light vision',
          'water breathing',
        ],
        saves: saves(17, 8, 13),
        abilities: scores(39, 14, 23, 16, 20, 15),
        skills: { Climb: 17, 'Craft (any one)': 13, 'Perform (sing)': 12 },
        feats: [
          'Awesome Blow',
          'Cleave',
          'Improved Bull Rush',
          'Iron Will',
          'Power Attack',
          'Weapon Focus (greatsword)',
        ],
        cr: 13,
      }),
    ],
    told: ['extra-left-out'],
  },
  {
    what: 'a number of attacks that is rolled (howler)',
    paste: `Howler
Large Outsider (Chaotic, Evil, Extraplanar)
Hit Dice: 6d8+12 (39 hp)
Initiative: +7
Speed: 60 ft. (12 squares)
Armor Class: 17 (–1 size, +3 Dex, +5 natural), touch 12, flat-footed 14
Base Attack/Grapple: +6/+15
Attack: Bite +10 melee (2d8+5)
Full Attack: Bite +10 melee (2d8+5) and 1d4 quills +5 melee (1d6+2)
Space/Reach: 10 ft./5 ft.
Special Attacks: Quills, howl
Special Qualities: Darkvision 60 ft.
Saves: Fort +7, Ref +8, Will +7
Abilities: Str 21, Dex 17, Con 15, Int 6, Wis 14, Cha 8
Skills: Climb +14, Hide +8
Feats: Alertness, Combat Reflexes, Improved Initiative
Challenge Rating: 3`,
    creatures: [
      creature({
        name: 'Howler',
        size: 'Large',
        type: 'Outsider',
        subtypes: ['Chaotic', 'Evil', 'Extraplanar'],
        hitDice: dice(12, [6, 8]),
        hp: 39,
        initiative: 7,
        speeds: { land: 60 },
        ac: armor(17, 12, 14, [-1, 'size'], [3, 'Dex'], [5, 'natural']),
        bab: 6,
        grapple: 15,
        attack: [[hit('bite', [10], '2d8+5')]],
        fullAttack: [[hit('bite', [10], '2d8+5'), hit('quill', [5], '1d6+2')]],
        space: 10,
        specialAttacks: ['Quills', 'howl'],
        specialQualities: ['Darkvision 60 ft.'],
        saves: saves(7, 8, 7),
        abilities: scores(21, 17, 15, 6, 14, 8),
        skills: { Climb: 14, Hide: 8 },
        feats: ['Alertness', 'Combat Reflexes', 'Improved Initiative'],
        cr: 3,
      }),
    ],
    told: ['count-rolled'],
  },
  {
    what: 'commas before "and", twice the same weapon (athach)',
    paste: `ATHACH
Huge Aberration
Hit Dice: 14d8+70 (133 hp)
Initiative: +1
Speed: 35 ft. in hide armor (7 squares); base speed 50 ft.
Armor Class: 20 (–2 size, +1 Dex, +8 natural, +3 hide), touch 9, flat-footed 19
Base Attack/Grapple: +10/+26
Attack: Morningstar +12 melee (3d6+8) or rock +9 ranged (2d6+8)
Full Attack: Morningstar +12/+7 melee (3d6+8), and 2 morningstars +12 melee (3d6+4), and bite +12 melee (2d8+4 plus poison); or rock +5 ranged (2d6+8), and 2 rocks +5 ranged (2d6+4)
Space/Reach: 15 ft./15 ft.
Special Attacks: Poison
Special Qualities: Darkvision 60 ft.
Saves: Fort +9, Ref +5, Will +10
Abilities: Str 26, Dex 13, Con 21, Int 7, Wis 12, Cha 6
Skills: Climb +9, Jump +9, Listen +7, Spot +7
Feats: Alertness, Cleave, Multiweapon Fighting, Power Attack, Weapon Focus (bite)
Challenge Rating: 8`,
    creatures: [
      creature({
        name: 'Athach',
        size: 'Huge',
        type: 'Aberration',
        hitDice: dice(70, [14, 8]),
        hp: 133,
        initiative: 1,
        speeds: { land: 35, baseLand: 50 },
        ac: armor(20, 9, 19, [-2, 'size'], [1, 'Dex'], [8, 'natural'], [3, 'hide']),
        bab: 10,
        grapple: 26,
        attack: [[hit('morningstar', [12], '3d6+8')], [shot('rock', [9], '2d6+8')]],
        fullAttack: [
          [
            hit('morningstar', [12, 7], '3d6+8'),
            hit('morningstar', [12], '3d6+4', { count: 2 }),
            hit('bite', [12], '2d8+4', { plus: [{ effect: 'poison' }] }),
          ],
          [shot('rock', [5], '2d6+8'), shot('rock', [5], '2d6+4', { count: 2 })],
        ],
        space: 15,
        reach: 15,
        specialAttacks: ['Poison'],
        specialQualities: ['Darkvision 60 ft.'],
        saves: saves(9, 5, 10),
        abilities: scores(26, 13, 21, 7, 12, 6),
        skills: { Climb: 9, Jump: 9, Listen: 7, Spot: 7 },
        feats: ['Alertness', 'Cleave', 'Multiweapon Fighting', 'Power Attack', 'Weapon Focus (bite)'],
        cr: 8,
      }),
    ],
  },
  {
    what: 'a range and a multiplier, damage reduction against epic (tarrasque)',
    paste: `Tarrasque
Colossal Magical Beast
Hit Dice: 48d10+594 (858 hp)
Initiative: +7
Speed: 20 ft. (4 squares)
Armor Class: 35 (–8 size, +3 Dex, +30 natural), touch 5, flat-footed 32
Base Attack/Grapple: +48/+81
Attack: Bite +57 melee (4d8+17/18–20/×3)
Full Attack: Bite +57 melee (4d8+17/18–20/×3) and 2 horns +52 melee (1d10+8) and 2 claws +52 melee (1d12+8) and tail slap +52 melee (3d8+8)
Space/Reach: 30 ft./20 ft.
Special Attacks: Augmented critical, frightful presence, improved grab, rush, swallow whole
Special Qualities: Carapace, damage reduction 15/epic, immunity to fire, poison, disease, energy drain, and ability damage, regeneration 40, scent, spell resistance 32
Saves: Fort +38, Ref +29, Will +20
Abilities: Str 45, Dex 16, Con 35, Int 3, Wis 14, Cha 14
Skills: Listen +17, Search +9, Spot +17, Survival +14 (+16 following tracks)
Feats: Alertness, Awesome Blow, Toughness (6)
Challenge Rating: 20
Advancement: 49+ HD (Colossal)`,
    creatures: [
      creature({
        name: 'Tarrasque',
        size: 'Colossal',
        type: 'Magical Beast',
        hitDice: dice(594, [48, 10]),
        hp: 858,
        initiative: 7,
        speeds: { land: 20 },
        ac: armor(35, 5, 32, [-8, 'size'], [3, 'Dex'], [30, 'natural']),
        bab: 48,
        grapple: 81,
        attack: [[hit('bite', [57], '4d8+17', { crit: [18, 3] })]],
        fullAttack: [
          [
            hit('bite', [57], '4d8+17', { crit: [18, 3] }),
            hit('horn', [52], '1d10+8', { count: 2 }),
            hit('claw', [52], '1d12+8', { count: 2 }),
            hit('tail slap', [52], '3d8+8'),
          ],
        ],
        space: 30,
        reach: 20,
        specialAttacks: [
          'Augmented critical',
          'frightful presence',
          'improved grab',
          'rush',
          'swallow whole',
        ],
        specialQualities: [
          'Carapace',
          'damage reduction 15/epic',
          'immunity to fire',
          'poison',
          'disease',
          'energy drain',
          'ability damage',
          'regeneration 40',
          'scent',
          'spell resistance 32',
        ],
        defences: defences({
          damageReduction: [{ amount: 15, bypass: 'epic' }],
          regeneration: 40,
          spellResistance: 32,
        }),
        saves: saves(38, 29, 20),
        abilities: scores(45, 16, 35, 3, 14, 14),
        skills: { Listen: 17, Search: 9, Spot: 17, Survival: 14 },
        feats: ['Alertness', 'Awesome Blow', 'Toughness (6)'],
        cr: 20,
      }),
    ],
  },
  {
    what: 'a footnote mark inside the damage (light horse)',
    paste: `HORSE, LIGHT
Large Animal
Hit Dice: 3d8+6 (19 hp)
Initiative: +1
Speed: 60 ft. (12 squares)
Armor Class: 13 (–1 size, +1 Dex, +3 natural), touch 10, flat-footed 12
Base Attack/Grapple: +2/+8
Attack: Hoof –2 melee (1d4+1*)
Full Attack: 2 hooves –2 melee (1d4+1*)
Space/Reach: 10 ft./5 ft.
Special Attacks: —
Special Qualities: Low-light vision, scent
Saves: Fort +5, Ref +4, Will +2
Abilities: Str 14, Dex 13, Con 15, Int 2, Wis 12, Cha 6
Skills: Listen +4, Spot +4
Feats: Endurance, Run
Environment: Temperate plains
Organization: Domesticated or herd (6–30)
Challenge Rating: 1
Advancement: —`,
    creatures: [
      creature({
        name: 'Horse, Light',
        size: 'Large',
        type: 'Animal',
        hitDice: dice(6, [3, 8]),
        hp: 19,
        initiative: 1,
        speeds: { land: 60 },
        ac: armor(13, 10, 12, [-1, 'size'], [1, 'Dex'], [3, 'natural']),
        bab: 2,
        grapple: 8,
        attack: [[hit('hoof', [-2], '1d4+1')]],
        fullAttack: [[hit('hoof', [-2], '1d4+1', { count: 2 })]],
        space: 10,
        specialQualities: ['Low-light vision', 'scent'],
        saves: saves(5, 4, 2),
        abilities: scores(14, 13, 15, 2, 12, 6),
        skills: { Listen: 4, Spot: 4 },
        feats: ['Endurance', 'Run'],
        cr: 1,
      }),
    ],
  },
  {
    what: 'no damage, a trident thrown, ink (merfolk and an octopus below each other)',
    paste: `Octopus
Small Animal (Aquatic)
Hit Dice: 2d8 (9 hp)
Initiative: +3
Speed: 20 ft. (4 squares), swim 30 ft.
Armor Class: 16 (+1 size, +3 Dex, +2 natural), touch 14, flat-footed 13
Base Attack/Grapple: +1/+2
Attack: Arms +5 melee (0)
Full Attack: Arms +5 melee (0) and bite +0 melee (1d3)
Space/Reach: 5 ft./5 ft.
Special Attacks: Improved grab
Special Qualities: Ink cloud, jet, low-light vision
Saves: Fort +3, Ref +6, Will +1
Abilities: Str 12, Dex 17, Con 11, Int 2, Wis 12, Cha 3
Skills: Escape Artist +13, Hide +11, Listen +2, Spot +5, Swim +9
Feats: Weapon Finesse
Challenge Rating: 1

Merfolk
Merfolk, 1st-Level Warrior
Medium Humanoid (Aquatic)
Hit Dice: 1d8+2 (6 hp)
Initiative: +1
Speed: 5 ft. (1 square), swim 50 ft.
Armor Class: 13 (+1 Dex, +2 leather), touch 11, flat-footed 12
Base Attack/Grapple: +1/+2
Attack: Trident +2 melee (1d8+1) or trident +2 thrown (1d8+1) or heavy crossbow +2 ranged (1d10/19–20)
Full Attack: Trident +2 melee (1d8+1) or heavy crossbow +2 ranged (1d10/19–20)
Space/Reach: 5 ft./5 ft.
Special Attacks: —
Special Qualities: Amphibious, low-light vision
Saves: Fort +4, Ref +1, Will –1
Abilities: Str 13, Dex 13, Con 14, Int 10, Wis 9, Cha 10
Skills: Listen +3, Spot +3, Swim +9
Feats: Alertness
Challenge Rating: 1/2`,
    creatures: [
      creature({
        name: 'Octopus',
        size: 'Small',
        type: 'Animal',
        subtypes: ['Aquatic'],
        hitDice: dice(0, [2, 8]),
        hp: 9,
        initiative: 3,
        speeds: { land: 20, swim: 30 },
        ac: armor(16, 14, 13, [1, 'size'], [3, 'Dex'], [2, 'natural']),
        bab: 1,
        grapple: 2,
        attack: [[hit('arm', [5], '0')]],
        fullAttack: [[hit('arm', [5], '0'), hit('bite', [0], '1d3')]],
        specialAttacks: ['Improved grab'],
        specialQualities: ['Ink cloud', 'jet', 'low-light vision'],
        saves: saves(3, 6, 1),
        abilities: scores(12, 17, 11, 2, 12, 3),
        skills: { 'Escape Artist': 13, Hide: 11, Listen: 2, Spot: 5, Swim: 9 },
        feats: ['Weapon Finesse'],
        cr: 1,
      }),
      creature({
        name: 'Merfolk, 1st-Level Warrior',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Aquatic'],
        hitDice: dice(2, [1, 8]),
        hp: 6,
        initiative: 1,
        speeds: { land: 5, swim: 50 },
        ac: armor(13, 11, 12, [1, 'Dex'], [2, 'leather']),
        bab: 1,
        grapple: 2,
        attack: [
          [hit('trident', [2], '1d8+1')],
          [shot('trident', [2], '1d8+1')],
          [shot('heavy crossbow', [2], '1d10', EDGE)],
        ],
        fullAttack: [[hit('trident', [2], '1d8+1')], [shot('heavy crossbow', [2], '1d10', EDGE)]],
        specialQualities: ['Amphibious', 'low-light vision'],
        saves: saves(4, 1, -1),
        abilities: scores(13, 13, 14, 10, 9, 10),
        skills: { Listen: 3, Spot: 3, Swim: 9 },
        feats: ['Alertness'],
        cr: 0.5,
        crText: '1/2',
      }),
    ],
  },
];
