import { armor, type Block, creature, defences, dice, hit, saves, scores, shot } from './block';

const EDGE = { crit: [19, 2] as const };
const NB = '\u00a0';
const SHY = '\u00ad';

/** The long form as pages, PDFs and scanners leave it. */
export const blocks: readonly Block[] = [
  {
    what: 'figures and words broken at line ends, a running head in the middle (chuul)',
    paste: `CHUUL
Large Aberration (Aquatic)
Hit Dice: 11d8+
44 (93 hp)
Initiative: +7
Speed: 30 ft. (6 squares), swim
20 ft.
Armor Class: 22 (–1 size, +3 Dex, +10 natu-
ral), touch 12, flat-footed 19
Base Attack/Grapple: +8/
+17
Attack: Claw +12 melee (2d6+
5)
Full Attack: 2 claws
+12 melee (2d6+5)
Space/Reach: 10 ft./
5 ft.
Special Attacks: Constrict 3d6+5, improved grab, paraly${SHY}
tic tentacles

44
CHAPTER 2: MONSTERS

Special Qualities: Amphibious, darkvision 60 ft., immunity to poi-
son
Saves: Fort +7, Ref +6, Will
+9
Abilities: Str 20, Dex 16, Con 18, Int 10, Wis 14, Cha
5
Skills: Hide +13, Listen +11, Spot +11, Swim
+13
Feats: Alertness, Blind-Fight, Combat Reflexes, Im-
proved Initiative
Environment: Temperate marshes
Challenge Rating: 7`,
    creatures: [
      creature({
        name: 'Chuul',
        size: 'Large',
        type: 'Aberration',
        subtypes: ['Aquatic'],
        hitDice: dice(44, [11, 8]),
        hp: 93,
        initiative: 7,
        speeds: { land: 30, swim: 20 },
        ac: armor(22, 12, 19, [-1, 'size'], [3, 'Dex'], [10, 'natural']),
        bab: 8,
        grapple: 17,
        attack: [[hit('claw', [12], '2d6+5')]],
        fullAttack: [[hit('claw', [12], '2d6+5', { count: 2 })]],
        space: 10,
        reach: 5,
        specialAttacks: ['Constrict 3d6+5', 'improved grab', 'paralytic tentacles'],
        specialQualities: ['Amphibious', 'darkvision 60 ft.', 'immunity to poison'],
        saves: saves(7, 6, 9),
        abilities: scores(20, 16, 18, 10, 14, 5),
        skills: { Hide: 13, Listen: 11, Spot: 11, Swim: 13 },
        feats: ['Alertness', 'Blind-Fight', 'Combat Reflexes', 'Improved Initiative'],
        cr: 7,
      }),
    ],
    unread: ['44', 'CHAPTER 2: MONSTERS'],
  },
  {
    what: 'curly quotes, accents for apostrophes, spaces inside figures (ettin)',
    paste: `ETTIN
Large Giant
Hit Dice: 10d8 + 20 (65 hp)
Initiative: + 3
Speed: 30 ft. in hide armor (6 squares) ; base speed 40 ft.
Armor Class: 18 ( – 1 size, – 1 Dex, + 7 natural, + 3 hide armor ), touch 8, flat – footed 18
Base Attack / Grapple: + 7 / + 17
Attack: Morningstar + 12 melee ( 2d6 + 6 ) or javelin + 5 ranged ( 1d8 + 6 )
Full Attack: 2 morningstars + 12 / + 7 melee ( 2d6 + 6 ) or 2 javelins + 5 ranged ( 1d8 + 6 )
Space / Reach: 10 ft. / 10 ft.
Special Attacks: –
Special Qualities: Low–light vision, “superior two–weapon fighting”
Saves: Fort + 9, Ref + 2, Will + 5
Abilities: Str 23, Dex 8, Con 15, Int 6, Wis 10, Cha 11
Skills: Listen + 10, Search + 1, Spot + 10
Feats: Alertness, Improved Initiative, Iron Will, Power Attack
Environment: Cold hills
Challenge Rating: 6`,
    creatures: [
      creature({
        name: 'Ettin',
        size: 'Large',
        type: 'Giant',
        hitDice: dice(20, [10, 8]),
        hp: 65,
        initiative: 3,
        speeds: { land: 30, baseLand: 40 },
        ac: armor(18, 8, 18, [-1, 'size'], [-1, 'Dex'], [7, 'natural'], [3, 'hide armor']),
        bab: 7,
        grapple: 17,
        attack: [[hit('morningstar', [12], '2d6+6')], [shot('javelin', [5], '1d8+6')]],
        fullAttack: [
          [hit('morningstar', [12, 7], '2d6+6', { count: 2 })],
          [shot('javelin', [5], '1d8+6', { count: 2 })],
        ],
        space: 10,
        reach: 10,
        specialQualities: ['Low-light vision', '“superior two-weapon fighting”'],
        saves: saves(9, 2, 5),
        abilities: scores(23, 8, 15, 6, 10, 11),
        skills: { Listen: 10, Search: 1, Spot: 10 },
        feats: ['Alertness', 'Improved Initiative', 'Iron Will', 'Power Attack'],
        cr: 6,
      }),
    ],
  },
  {
    what: 'no-break spaces everywhere, an effect with a negative second attack (carrion crawler)',
    paste: `Carrion Crawler
Large Aberration
Hit Dice: 3d8+6 (19 hp)
Initiative: +2
Speed: 30 ft. (6 squares), climb 15 ft.
Armor Class: 17 (–1 size, +2 Dex, +6 natural), touch 11, flat-footed 15
Base Attack/Grapple: +2/+8
Attack: Tentacle +3 melee (paralysis)
Full Attack: 8 tentacles +3 melee (paralysis) and bite –2 melee (1d4+1)
Space/Reach: 10 ft./5 ft.
Special Attacks: Paralysis
Special Qualities: Darkvision 60 ft., scent
Saves: Fort +3, Ref +3, Will +5
Abilities: Str 14, Dex 15, Con 14, Int 1, Wis 15, Cha 6
Skills: Climb +12, Listen +6, Spot +6
Feats: Alertness, Combat ReflexesB, Track
Challenge Rating: 4`.replaceAll(' ', NB),
    creatures: [
      creature({
        name: 'Carrion Crawler',
        size: 'Large',
        type: 'Aberration',
        hitDice: dice(6, [3, 8]),
        hp: 19,
        initiative: 2,
        speeds: { land: 30, climb: 15 },
        ac: armor(17, 11, 15, [-1, 'size'], [2, 'Dex'], [6, 'natural']),
        bab: 2,
        grapple: 8,
        attack: [[hit('tentacle', [3], null, { effect: 'paralysis' })]],
        fullAttack: [
          [hit('tentacle', [3], null, { count: 8, effect: 'paralysis' }), hit('bite', [-2], '1d4+1')],
        ],
        space: 10,
        reach: 5,
        specialAttacks: ['Paralysis'],
        specialQualities: ['Darkvision 60 ft.', 'scent'],
        saves: saves(3, 3, 5),
        abilities: scores(14, 15, 14, 1, 15, 6),
        skills: { Climb: 12, Listen: 6, Spot: 6 },
        feats: ['Alertness', 'Combat Reflexes', 'Track'],
        cr: 4,
      }),
    ],
  },
  {
    what: 'two joined columns, a single space between them (goblin, orc)',
    paste: `GOBLIN ORC
Goblin, 1st-Level Warrior Orc, 1st-Level Warrior
Small Humanoid (Goblinoid) Medium Humanoid (Orc)
Hit Dice: 1d8+1 (5 hp) Hit Dice: 1d8+1 (5 hp)
Initiative: +1 Initiative: +0
Speed: 30 ft. (6 squares) Speed: 30 ft. (6 squares)
Armor Class: 15 (+1 size, +1 Dex, +2 leather armor, +1 light shield), touch 12, flat-footed 14 Armor Class: 13 (+3 studded leather armor), touch 10, flat-footed 13
Base Attack/Grapple: +1/–3 Base Attack/Grapple: +1/+4
Attack: Morningstar +2 melee (1d6) or javelin +3 ranged (1d4) Attack: Falchion +4 melee (2d4+4/18–20) or javelin +1 ranged (1d6+3)
Full Attack: Morningstar +2 melee (1d6) or javelin +3 ranged (1d4) Full Attack: Falchion +4 melee (2d4+4/18–20) or javelin +1 ranged (1d6+3)
Space/Reach: 5 ft./5 ft. Space/Reach: 5 ft./5 ft.
Special Attacks: — Special Attacks: —
Special Qualities: Darkvision 60 ft. Special Qualities: Darkvision 60 ft., light sensitivity
Saves: Fort +3, Ref +1, Will –1 Saves: Fort +3, Ref +0, Will –2
Abilities: Str 11, Dex 13, Con 12, Int 10, Wis 9, Cha 6 Abilities: Str 17, Dex 11, Con 12, Int 8, Wis 7, Cha 6
Skills: Hide +5, Listen +2, Move Silently +5, Ride +4, Spot +2 Skills: Listen +1, Spot +1
Feats: Alertness Feats: Alertness
Challenge Rating: 1/3 Challenge Rating: 1/2`,
    creatures: [
      creature({
        name: 'Goblin, 1st-Level Warrior',
        size: 'Small',
        type: 'Humanoid',
        subtypes: ['Goblinoid'],
        hitDice: dice(1, [1, 8]),
        hp: 5,
        initiative: 1,
        ac: armor(15, 12, 14, [1, 'size'], [1, 'Dex'], [2, 'leather armor'], [1, 'light shield']),
        bab: 1,
        grapple: -3,
        attack: [[hit('morningstar', [2], '1d6')], [shot('javelin', [3], '1d4')]],
        fullAttack: [[hit('morningstar', [2], '1d6')], [shot('javelin', [3], '1d4')]],
        specialQualities: ['Darkvision 60 ft.'],
        saves: saves(3, 1, -1),
        abilities: scores(11, 13, 12, 10, 9, 6),
        skills: { Hide: 5, Listen: 2, 'Move Silently': 5, Ride: 4, Spot: 2 },
        feats: ['Alertness'],
        cr: 1 / 3,
        crText: '1/3',
      }),
      creature({
        name: 'Orc, 1st-Level Warrior',
        size: 'Medium',
        type: 'Humanoid',
        subtypes: ['Orc'],
        hitDice: dice(1, [1, 8]),
        hp: 5,
        initiative: 0,
        ac: armor(13, 10, 13, [3, 'studded leather armor']),
        bab: 1,
        grapple: 4,
        attack: [[hit('falchion', [4], '2d4+4', { crit: [18, 2] })], [shot('javelin', [1], '1d6+3')]],
        fullAttack: [[hit('falchion', [4], '2d4+4', { crit: [18, 2] })], [shot('javelin', [1], '1d6+3')]],
        specialQualities: ['Darkvision 60 ft.', 'light sensitivity'],
        saves: saves(3, 0, -2),
        abilities: scores(17, 11, 12, 8, 7, 6),
        skills: { Listen: 1, Spot: 1 },
        feats: ['Alertness'],
        cr: 0.5,
        crText: '1/2',
      }),
    ],
  },
  {
    what: 'lines after the block, a label in a sentence, four alternatives (wyvern)',
    paste: `Wyvern
Large Dragon
Hit Dice: 7d12+14 (59 hp)
Initiative: +1
Speed: 20 ft. (4 squares), fly 60 ft. (poor)
Armor Class: 18 (–1 size, +1 Dex, +8 natural), touch 10, flat-footed 17
Base Attack/Grapple: +7/+15
Attack: Sting +10 melee (1d6+4 plus poison) or talon +10 melee (2d6+4) or bite +10 melee (2d8+4)
Full Attack: Sting +10 melee (1d6+4 plus poison) and bite +8 melee (2d8+4) and 2 wings +8 melee (1d8+2) and 2 talons +8 melee (2d6+4)
Space/Reach: 10 ft./5 ft.
Special Attacks: Poison, improved grab
Special Qualities: Darkvision 60 ft., immunity to sleep and paralysis, low-light vision, scent
Saves: Fort +7, Ref +6, Will +6
Abilities: Str 19, Dex 12, Con 15, Int 6, Wis 12, Cha 9
Skills: Hide +7, Listen +13, Move Silently +11, Spot +16
Feats: Ability Focus (poison), Alertness, Flyby Attack, MultiattackB
Environment: Warm hills
Organization: Solitary, pair, or flight (3–6)
Challenge Rating: 6
Treasure: Standard
Alignment: Usually neutral
Advancement: 8–10 HD (Huge); 11–21 HD (Gargantuan)
Level Adjustment: —

Poison (Ex): Injury, Fortitude DC 17, initial and secondary damage 2d6 Con. The save DC is Constitution-based.
Improved Grab (Ex): To use this ability, a wyvern must hit with its talons. Speed: it then flies on at half.`,
    creatures: [
      creature({
        name: 'Wyvern',
        size: 'Large',
        type: 'Dragon',
        hitDice: dice(14, [7, 12]),
        hp: 59,
        initiative: 1,
        speeds: { land: 20, fly: { feet: 60, maneuverability: 'poor' } },
        ac: armor(18, 10, 17, [-1, 'size'], [1, 'Dex'], [8, 'natural']),
        bab: 7,
        grapple: 15,
        attack: [
          [hit('sting', [10], '1d6+4', { plus: [{ effect: 'poison' }] })],
          [hit('talon', [10], '2d6+4')],
          [hit('bite', [10], '2d8+4')],
        ],
        fullAttack: [
          [
            hit('sting', [10], '1d6+4', { plus: [{ effect: 'poison' }] }),
            hit('bite', [8], '2d8+4'),
            hit('wing', [8], '1d8+2', { count: 2 }),
            hit('talon', [8], '2d6+4', { count: 2 }),
          ],
        ],
        space: 10,
        reach: 5,
        specialAttacks: ['Poison', 'improved grab'],
        specialQualities: [
          'Darkvision 60 ft.',
          'immunity to sleep and paralysis',
          'low-light vision',
          'scent',
        ],
        saves: saves(7, 6, 6),
        abilities: scores(19, 12, 15, 6, 12, 9),
        skills: { Hide: 7, Listen: 13, 'Move Silently': 11, Spot: 16 },
        feats: ['Ability Focus (poison)', 'Alertness', 'Flyby Attack', 'Multiattack'],
        cr: 6,
      }),
    ],
    unread: [
      'Poison (Ex): Injury, Fortitude DC 17, initial and secondary damage 2d6 Con. The save DC is Constitution-based.',
      'Improved Grab (Ex): To use this ability, a wyvern must hit with its talons.',
      'Speed:',
      'it then flies on at half.',
    ],
  },
  {
    what: 'an Armor Class below ten, acid, nothing but dashes (gelatinous cube)',
    paste: `GELATINOUS CUBE
Huge Ooze
Hit Dice: 4d10+32 (54 hp)
Initiative: −5
Speed: 15 ft. (3 squares)
Armor Class: 3 (−2 size, −5 Dex), touch 3, flat-footed 3
Base Attack/Grapple: +3/+11
Attack: Slam +1 melee (1d6 plus 1d6 acid)
Full Attack: Slam +1 melee (1d6 plus 1d6 acid)
Space/Reach: 15 ft./10 ft.
Special Attacks: Engulf, paralysis
Special Qualities: Blindsight 60 ft., immunity to electricity, ooze traits, transparent
Saves: Fort +9, Ref −4, Will −4
Abilities: Str 10, Dex 1, Con 26, Int Ø, Wis 1, Cha 1
Skills: ---
Feats: −
Environment: Underground
Challenge Rating: 3`,
    creatures: [
      creature({
        name: 'Gelatinous Cube',
        size: 'Huge',
        type: 'Ooze',
        hitDice: dice(32, [4, 10]),
        hp: 54,
        initiative: -5,
        speeds: { land: 15 },
        ac: armor(3, 3, 3, [-2, 'size'], [-5, 'Dex']),
        bab: 3,
        grapple: 11,
        attack: [[hit('slam', [1], '1d6', { plus: [{ dice: '1d6', type: 'acid' }] })]],
        fullAttack: [[hit('slam', [1], '1d6', { plus: [{ dice: '1d6', type: 'acid' }] })]],
        space: 15,
        reach: 10,
        specialAttacks: ['Engulf', 'paralysis'],
        specialQualities: ['Blindsight 60 ft.', 'immunity to electricity', 'ooze traits', 'transparent'],
        saves: saves(9, -4, -4),
        abilities: scores(10, 1, 26, null, 1, 1),
        cr: 3,
      }),
    ],
  },
  {
    what: 'less than a die and a bonus, thousandths of a foot (grig)',
    paste: `GRIG
Tiny Fey
Hit Dice: ½ d6+1 (2 hp)
Initiative: +4
Speed: 20 ft. (4 squares), fly 40 ft. (poor)
Armor Class: 18 (+2 size, +4 Dex, +2 natural), touch 16, flat-footed 14
Base Attack/Grapple: +0/–11
Attack: Short sword +6 melee (1d3–3/19–20) or longbow +6 ranged (1d4–3/×3)
Full Attack: Short sword +6 melee (1d3–3/19–20) or longbow +6 ranged (1d4–3/×3)
Space/Reach: 2½ ft./0 ft.
Special Attacks: Spell-like abilities, fiddle
Special Qualities: Damage reduction 5/cold iron, low-light vision, spell resistance 17
Saves: Fort +1, Ref +6, Will +3
Abilities: Str 5, Dex 18, Con 13, Int 10, Wis 13, Cha 14
Skills: Craft (any one) +4, Escape Artist +8, Hide +16, Jump +3, Listen +3, Move Silently +8*, Perform (string instruments) +6, Search +2, Spot +3
Feats: Dodge, Weapon FinesseB
Challenge Rating: 1`,
    creatures: [
      creature({
        name: 'Grig',
        size: 'Tiny',
        type: 'Fey',
        hitDice: dice(1, [0.5, 6]),
        hp: 2,
        initiative: 4,
        speeds: { land: 20, fly: { feet: 40, maneuverability: 'poor' } },
        ac: armor(18, 16, 14, [2, 'size'], [4, 'Dex'], [2, 'natural']),
        bab: 0,
        grapple: -11,
        attack: [
          [hit('short sword', [6], '1d3-3', EDGE)],
          [shot('longbow', [6], '1d4-3', { crit: [20, 3] })],
        ],
        fullAttack: [
          [hit('short sword', [6], '1d3-3', EDGE)],
          [shot('longbow', [6], '1d4-3', { crit: [20, 3] })],
        ],
        space: 2.5,
        reach: 0,
        specialAttacks: ['Spell-like abilities', 'fiddle'],
        specialQualities: ['Damage reduction 5/cold iron', 'low-light vision', 'spell resistance 17'],
        defences: defences({ damageReduction: [{ amount: 5, bypass: 'cold iron' }], spellResistance: 17 }),
        saves: saves(1, 6, 3),
        abilities: scores(5, 18, 13, 10, 13, 14),
        skills: {
          'Craft (any one)': 4,
          'Escape Artist': 8,
          Hide: 16,
          Jump: 3,
          Listen: 3,
          'Move Silently': 8,
          'Perform (string instruments)': 6,
          Search: 2,
          Spot: 3,
        },
        feats: ['Dodge', 'Weapon Finesse'],
        cr: 1,
      }),
    ],
  },
  {
    what: 'a bow of magic with its own parentheses, a rope (erinyes)',
    paste: `Erinyes
Medium Outsider (Baatezu, Evil, Extraplanar, Lawful)
Hit Dice: 9d8+45 (85 hp)
Initiative: +5
Speed: 30 ft. (6 squares), fly 50 ft. (good)
Armor Class: 23 (+5 Dex, +8 natural), touch 15, flat-footed 18
Base Attack/Grapple: +9/+14
Attack: Longsword +14 melee (1d8+5/19-20) or +1 flaming composite longbow (+5 Str bonus) +15 ranged (1d8+6/x3 plus 1d6 fire) or rope +14 ranged (entangle)
Full Attack: Longsword +14/+9 melee (1d8+5/19-20) or +1 flaming composite longbow (+5 Str bonus) +15/+10 ranged (1d8+6/x3 plus 1d6 fire) or rope +14 ranged (entangle)
Space/Reach: 5 ft./5 ft.
Special Attacks: Entangle, spell-like abilities, summon baatezu
Special Qualities: Damage reduction 5/good, darkvision 60 ft., immunity to fire and poison, resistance to acid 10 and cold 10, see in darkness, spell resistance 20, telepathy 100 ft., true seeing
Saves: Fort +11, Ref +11, Will +10
Abilities: Str 21, Dex 21, Con 21, Int 14, Wis 18, Cha 20
Skills: Concentration +17, Diplomacy +7, Disguise +5 (+7 acting), Escape Artist +17, Survival +4 (+6 following tracks), Use Rope +5 (+7 with bindings)
Feats: DodgeB, MobilityB, Point Blank Shot, Precise Shot, Rapid Shot, Shot on the Run
Challenge Rating: 8`,
    creatures: [
      creature({
        name: 'Erinyes',
        size: 'Medium',
        type: 'Outsider',
        subtypes: ['Baatezu', 'Evil', 'Extraplanar', 'Lawful'],
        hitDice: dice(45, [9, 8]),
        hp: 85,
        initiative: 5,
        speeds: { land: 30, fly: { feet: 50, maneuverability: 'good' } },
        ac: armor(23, 15, 18, [5, 'Dex'], [8, 'natural']),
        bab: 9,
        grapple: 14,
        attack: [
          [hit('longsword', [14], '1d8+5', EDGE)],
          [
            shot('+1 flaming composite longbow (+5 Str bonus)', [15], '1d8+6', {
              crit: [20, 3],
              plus: [{ dice: '1d6', type: 'fire' }],
            }),
          ],
          [shot('rope', [14], null, { effect: 'entangle' })],
        ],
        fullAttack: [
          [hit('longsword', [14, 9], '1d8+5', EDGE)],
          [
            shot('+1 flaming composite longbow (+5 Str bonus)', [15, 10], '1d8+6', {
              crit: [20, 3],
              plus: [{ dice: '1d6', type: 'fire' }],
            }),
          ],
          [shot('rope', [14], null, { effect: 'entangle' })],
        ],
        specialAttacks: ['Entangle', 'spell-like abilities', 'summon baatezu'],
        specialQualities: [
          'Damage reduction 5/good',
          'darkvision 60 ft.',
          'immunity to fire and poison',
          'resistance to acid 10 and cold 10',
          'see in darkness',
          'spell resistance 20',
          'telepathy 100 ft.',
          'true seeing',
        ],
        defences: defences({ damageReduction: [{ amount: 5, bypass: 'good' }], spellResistance: 20 }),
        saves: saves(11, 11, 10),
        abilities: scores(21, 21, 21, 14, 18, 20),
        skills: {
          Concentration: 17,
          Diplomacy: 7,
          Disguise: 5,
          'Escape Artist': 17,
          Survival: 4,
          'Use Rope': 5,
        },
        feats: ['Dodge', 'Mobility', 'Point Blank Shot', 'Precise Shot', 'Rapid Shot', 'Shot on the Run'],
        cr: 8,
      }),
    ],
  },
  {
    what: 'an axe of great size, extra dice, more than four qualities over several lines (skum, tojanida)',
    paste: `SKUM
Medium Aberration (Aquatic)
Hit Dice: 2d8+2 (11 hp)
Initiative: +1
Speed: 20 ft. (4 squares), swim 40 ft.
Armor Class: 13 (+1 Dex, +2 natural), touch 11, flat-footed 12
Base Attack/Grapple: +1/+5
Attack: Bite +5 melee (2d6+4)
Full Attack: Bite +5 melee (2d6+4) and 2 claws +0 melee (1d4+2)
Space/Reach: 5 ft./5 ft.
Special Attacks: Rake 1d6+2
Special Qualities: Amphibious,
darkvision 60 ft.
Saves: Fort +1, Ref +1, Will +3
Abilities: Str 19, Dex 13, Con 13, Int 10, Wis 10, Cha 6
Skills: Climb +8, Hide +6*,
Listen +7*, Move Silently
+6, Search +5, Spot +7*,
Swim +12
Feats: Alertness
Challenge Rating: 2
TOJANIDA, JUVENILE
Small Outsider (Elemental, Extraplanar, Water)
Hit Dice: 3d8+6 (19 hp)
Initiative: +1
Speed: 10 ft. (2 squares), swim 90 ft.
Armor Class: 22 (+1 size, +1 Dex, +10 natural), touch 12, flat-footed 21
Base Attack/Grapple: +3/+1
Attack: Bite +6 melee (2d6+2)
Full Attack: Bite +6 melee (2d6+2) and 2 claws +1 melee (1d4+1)
Space/Reach: 5 ft./5 ft.
Special Attacks: Improved grab, ink cloud
Special Qualities: All-around vision, darkvision 60 ft., immunity to acid and cold, resistance to electricity 10 and fire 10
Saves: Fort +5, Ref +4, Will +4
Abilities: Str 14, Dex 13, Con 15, Int 10, Wis 12, Cha 9
Feats: Blind-Fight, Dodge
Challenge Rating: 3`,
    creatures: [
      creature({
        name: 'Skum',
        size: 'Medium',
        type: 'Aberration',
        subtypes: ['Aquatic'],
        hitDice: dice(2, [2, 8]),
        hp: 11,
        initiative: 1,
        speeds: { land: 20, swim: 40 },
        ac: armor(13, 11, 12, [1, 'Dex'], [2, 'natural']),
        bab: 1,
        grapple: 5,
        attack: [[hit('bite', [5], '2d6+4')]],
        fullAttack: [[hit('bite', [5], '2d6+4'), hit('claw', [0], '1d4+2', { count: 2 })]],
        specialAttacks: ['Rake 1d6+2'],
        specialQualities: ['Amphibious', 'darkvision 60 ft.'],
        saves: saves(1, 1, 3),
        abilities: scores(19, 13, 13, 10, 10, 6),
        skills: { Climb: 8, Hide: 6, Listen: 7, 'Move Silently': 6, Search: 5, Spot: 7, Swim: 12 },
        feats: ['Alertness'],
        cr: 2,
      }),
      creature({
        name: 'Tojanida, Juvenile',
        size: 'Small',
        type: 'Outsider',
        subtypes: ['Elemental', 'Extraplanar', 'Water'],
        hitDice: dice(6, [3, 8]),
        hp: 19,
        initiative: 1,
        speeds: { land: 10, swim: 90 },
        ac: armor(22, 12, 21, [1, 'size'], [1, 'Dex'], [10, 'natural']),
        bab: 3,
        grapple: 1,
        attack: [[hit('bite', [6], '2d6+2')]],
        fullAttack: [[hit('bite', [6], '2d6+2'), hit('claw', [1], '1d4+1', { count: 2 })]],
        specialAttacks: ['Improved grab', 'ink cloud'],
        specialQualities: [
          'All-around vision',
          'darkvision 60 ft.',
          'immunity to acid and cold',
          'resistance to electricity 10 and fire 10',
        ],
        saves: saves(5, 4, 4),
        abilities: scores(14, 13, 15, 10, 12, 9),
        feats: ['Blind-Fight', 'Dodge'],
        cr: 3,
      }),
    ],
  },
  {
    what: 'text behind the figures of hp and AC, a reach with two weapons (half-fiend)',
    paste: `Half-Fiend, 7th-Level Human Cleric
Medium Outsider (Augmented Humanoid, Native)
Hit Dice: 7d8+14 (45 hp)
Initiative: +1
Speed: 20 ft. in half-plate (4 squares); base speed 30 ft., fly 20 ft. (average)
Armor Class: 20 (+1 natural, +7 half-plate, +2 heavy steel shield), touch 10, flat-footed 20
Base Attack/Grapple: +5/+9
Attack: Mwk heavy mace +10 melee (1d8+4) or claw +9 melee (1d4+4) or mwk light crossbow +7 ranged (1d8/19–20)
Full Attack: Mwk heavy mace +10 melee (1d8+4) and bite +4 melee (1d6+2) or 2 claws +9 melee (1d4+4) and bite +4 melee (1d6+2) or mwk light crossbow +7 ranged (1d8/19–20)
Space/Reach: 5 ft./5 ft.
Special Attacks: Rebuke undead (+4, 2d6+9, 7th), smite good, spell-like abilities
Special Qualities: Damage reduction 5/magic, darkvision 60 ft., immunity to poison, resistance to acid 10, cold 10, electricity 10, and fire 10, spell resistance 17
Saves: Fort +7, Ref +3, Will +10
Abilities: Str 18, Dex 12, Con 14, Int 12, Wis 20, Cha 14
Skills: Concentration +12, Hide –2, Knowledge (religion) +9, Listen +5, Spellcraft +9, Spot +5
Feats: Brew Potion, Combat Casting, Scribe Scroll, Spell Focus (evocation)
Environment: Any land and underground
Challenge Rating: 9
Alignment: Neutral evil`,
    creatures: [
      creature({
        name: 'Half-Fiend, 7th-Level Human Cleric',
        size: 'Medium',
        type: 'Outsider',
        subtypes: ['Augmented Humanoid', 'Native'],
        hitDice: dice(14, [7, 8]),
        hp: 45,
        initiative: 1,
        speeds: { land: 20, baseLand: 30, fly: { feet: 20, maneuverability: 'average' } },
        ac: armor(20, 10, 20, [1, 'natural'], [7, 'half-plate'], [2, 'heavy steel shield']),
        bab: 5,
        grapple: 9,
        attack: [
          [hit('mwk heavy mace', [10], '1d8+4')],
          [hit('claw', [9], '1d4+4')],
          [shot('mwk light crossbow', [7], '1d8', EDGE)],
        ],
        fullAttack: [
          [hit('mwk heavy mace', [10], '1d8+4'), hit('bite', [4], '1d6+2')],
          [hit('claw', [9], '1d4+4', { count: 2 }), hit('bite', [4], '1d6+2')],
          [shot('mwk light crossbow', [7], '1d8', EDGE)],
        ],
        specialAttacks: ['Rebuke undead (+4, 2d6+9, 7th)', 'smite good', 'spell-like abilities'],
        specialQualities: [
          'Damage reduction 5/magic',
          'darkvision 60 ft.',
          'immunity to poison',
          'resistance to acid 10',
          'cold 10',
          'electricity 10',
          'fire 10',
          'spell resistance 17',
        ],
        defences: defences({ damageReduction: [{ amount: 5, bypass: 'magic' }], spellResistance: 17 }),
        saves: saves(7, 3, 10),
        abilities: scores(18, 12, 14, 12, 20, 14),
        skills: {
          Concentration: 12,
          Hide: -2,
          'Knowledge (religion)': 9,
          Listen: 5,
          Spellcraft: 9,
          Spot: 5,
        },
        feats: ['Brew Potion', 'Combat Casting', 'Scribe Scroll', 'Spell Focus (evocation)'],
        cr: 9,
        classLevels: [{ class: 'cleric', level: 7 }],
      }),
    ],
  },
  {
    what: 'labels in small capitals without their colons, a tab each (hellwasps)',
    paste: `HELLWASP SWARM
Diminutive Magical Beast (Extraplanar, Evil, Swarm)
HIT DICE	12d10+27 (93 hp)
INITIATIVE	+10
SPEED	5 ft. (1 square), fly 40 ft. (good)
ARMOR CLASS	20 (+4 size, +6 Dex), touch 20, flat-footed 14
BASE ATTACK/GRAPPLE	+12/—
ATTACK	Swarm (3d6 plus poison)
FULL ATTACK	Swarm (3d6 plus poison)
SPACE/REACH	10 ft./0 ft.
SPECIAL ATTACKS	Distraction, inhabit, poison
SPECIAL QUALITIES	Damage reduction 10/magic, darkvision 60 ft., hive mind, immune to weapon damage, low-light vision, resistance to fire 10, swarm traits
SAVES	Fort +8, Ref +14, Will +7
ABILITIES	Str 1, Dex 22, Con 14, Int 6, Wis 13, Cha 9
SKILLS	Hide +19, Listen +10, Spot +10
FEATS	Ability Focus (poison), Alertness, Improved Initiative, Iron Will, Toughness
CHALLENGE RATING	8`,
    creatures: [
      creature({
        name: 'Hellwasp Swarm',
        size: 'Diminutive',
        type: 'Magical Beast',
        subtypes: ['Extraplanar', 'Evil', 'Swarm'],
        hitDice: dice(27, [12, 10]),
        hp: 93,
        initiative: 10,
        speeds: { land: 5, fly: { feet: 40, maneuverability: 'good' } },
        ac: armor(20, 20, 14, [4, 'size'], [6, 'Dex']),
        bab: 12,
        attack: [[hit('swarm', [], '3d6', { mode: 'swarm', plus: [{ effect: 'poison' }] })]],
        fullAttack: [[hit('swarm', [], '3d6', { mode: 'swarm', plus: [{ effect: 'poison' }] })]],
        space: 10,
        reach: 0,
        specialAttacks: ['Distraction', 'inhabit', 'poison'],
        specialQualities: [
          'Damage reduction 10/magic',
          'darkvision 60 ft.',
          'hive mind',
          'immune to weapon damage',
          'low-light vision',
          'resistance to fire 10',
          'swarm traits',
        ],
        defences: defences({ damageReduction: [{ amount: 10, bypass: 'magic' }] }),
        saves: saves(8, 14, 7),
        abilities: scores(1, 22, 14, 6, 13, 9),
        skills: { Hide: 19, Listen: 10, Spot: 10 },
        feats: ['Ability Focus (poison)', 'Alertness', 'Improved Initiative', 'Iron Will', 'Toughness'],
        cr: 8,
      }),
    ],
  },
  {
    what: 'a scanner’s text: l and O for figures are told, nothing guessed (gargoyle)',
    paste: `GARGOYLE
Medium Monstrous Humanoid (Earth)
Hit Dice: 4d8+19 (37 hp)
Initiative: +2
Speed: 40 ft. (8 squares), fly 60 ft. (average)
Armor Class: l6 (+2 Dex, +4 natural), touch 12, flat-footed 14
Base Attack/Grapple: +4/+6
Attack: Claw +6 melee (ld4+2)
Full Attack: 2 claws +6 melee (1d4+2) and bite +4 melee (1d6+1) and gore +4 melee (1d6+1)
Space/Reach: 5 ft./5 ft.
Special Attacks: —
Special Qualities: Damage reduction 10/magic, darkvision 60 ft., freeze
Saves: Fort +5, Ref +6, Will +4
Abilities: Str 15, Dex 14, Con 18, Int 6, Wis 11, Cha 7
Skills: Hide +7*, Listen +4, Spot +4
Feats: Multiattack, Toughness
Challenge Rating: 4`,
    creatures: [
      creature({
        name: 'Gargoyle',
        size: 'Medium',
        type: 'Monstrous Humanoid',
        subtypes: ['Earth'],
        hitDice: dice(19, [4, 8]),
        hp: 37,
        initiative: 2,
        speeds: { land: 40, fly: { feet: 60, maneuverability: 'average' } },
        ac: null,
        bab: 4,
        grapple: 6,
        attack: [[hit('claw', [6], null, { effect: 'ld4+2' })]],
        fullAttack: [
          [hit('claw', [6], '1d4+2', { count: 2 }), hit('bite', [4], '1d6+1'), hit('gore', [4], '1d6+1')],
        ],
        specialQualities: ['Damage reduction 10/magic', 'darkvision 60 ft.', 'freeze'],
        defences: defences({ damageReduction: [{ amount: 10, bypass: 'magic' }] }),
        saves: saves(5, 6, 4),
        abilities: scores(15, 14, 18, 6, 11, 7),
        skills: { Hide: 7, Listen: 4, Spot: 4 },
        feats: ['Multiattack', 'Toughness'],
        cr: 4,
      }),
    ],
    told: ['broken-figure', 'field-unread', 'missing', 'no-damage'],
    unread: ['l6 (+2 Dex, +4 natural), touch 12, flat-footed 14'],
  },
  {
    what: 'Markdown with lists, a table of scores, reach in metres beside (lamia)',
    paste: `### Lamia

_Large Magical Beast_

- **Hit Dice**: 9d10+9 (58 hp)
- **Initiative**: +2
- **Speed**: 60 ft. (12 squares)
- **Armor Class**: 18 (&minus;1 size, +2 Dex, +7 natural), touch 11, flat-footed 16
- **Base Attack/Grapple**: +9/+17
- **Attack**: Touch +12 melee (1d4 Wisdom drain) or dagger +12 melee (1d6+4/19&ndash;20)
- **Full Attack**: Touch +12 melee (1d4 Wisdom drain); or dagger +12/+7 melee (1d6+4/19&ndash;20) and touch +7 melee (1d4 Wisdom drain); or 2 claws +7 melee (1d4+2)
- **Space/Reach**: 10 ft./5 ft.
- **Special Attacks**: Spell-like abilities, *Wisdom drain*
- **Special Qualities**: Darkvision 60 ft., low-light vision
- **Saves**: Fort +7, Ref +8, Will +7
- **Abilities**: Str 18, Dex 15, Con 12, Int 13, Wis 15, Cha 12
- **Skills**: Bluff +14, Concentration +10, Diplomacy +3, Disguise +1 (+3 acting), Hide +11, Intimidate +3, Spot +11
- **Feats**: Dodge, Iron Will, Mobility, Spring Attack
- **Challenge Rating**: 6
`,
    creatures: [
      creature({
        name: 'Lamia',
        size: 'Large',
        type: 'Magical Beast',
        hitDice: dice(9, [9, 10]),
        hp: 58,
        initiative: 2,
        speeds: { land: 60 },
        ac: armor(18, 11, 16, [-1, 'size'], [2, 'Dex'], [7, 'natural']),
        bab: 9,
        grapple: 17,
        attack: [
          [hit('touch', [12], '1d4', { damageType: 'Wisdom drain' })],
          [hit('dagger', [12], '1d6+4', EDGE)],
        ],
        fullAttack: [
          [hit('touch', [12], '1d4', { damageType: 'Wisdom drain' })],
          [hit('dagger', [12, 7], '1d6+4', EDGE), hit('touch', [7], '1d4', { damageType: 'Wisdom drain' })],
          [hit('claw', [7], '1d4+2', { count: 2 })],
        ],
        space: 10,
        reach: 5,
        specialAttacks: ['Spell-like abilities', 'Wisdom drain'],
        specialQualities: ['Darkvision 60 ft.', 'low-light vision'],
        saves: saves(7, 8, 7),
        abilities: scores(18, 15, 12, 13, 15, 12),
        skills: {
          Bluff: 14,
          Concentration: 10,
          Diplomacy: 3,
          Disguise: 1,
          Hide: 11,
          Intimidate: 3,
          Spot: 11,
        },
        feats: ['Dodge', 'Iron Will', 'Mobility', 'Spring Attack'],
        cr: 6,
      }),
    ],
  },
];
