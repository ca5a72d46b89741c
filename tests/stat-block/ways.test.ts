import { describe, expect, test } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';

const figures = (text: string) => readStatBlock(text).creatures.map(({ creature }) => creature);
const told = (text: string) => readStatBlock(text).creatures.flatMap(({ problems }) => problems);

const OGRE = `Ogre
Large Giant
Hit Dice: 4d8+11 (29 hp)
Initiative: –1
Speed: 30 ft. in hide armor (6 squares); base speed 40 ft.
Armor Class: 16 (–1 size, –1 Dex, +5 natural, +3 hide armor), touch 8, flat-footed 16
Base Attack/Grapple: +3/+12
Attack: Greatclub +8 melee (2d8+7) or javelin +1 ranged (1d8+5)
Full Attack: Greatclub +8 melee (2d8+7) or javelin +1 ranged (1d8+5)
Space/Reach: 10 ft./10 ft.
Special Attacks: —
Special Qualities: Darkvision 60 ft., low-light vision
Saves: Fort +6, Ref +0, Will +1
Abilities: Str 21, Dex 8, Con 15, Int 6, Wis 10, Cha 7
Skills: Climb +5, Listen +2, Spot +2
Feats: Toughness, Weapon Focus (greatclub)
Environment: Temperate hills
Challenge Rating: 3`;
const rows = OGRE.split('\n').slice(2);
const cells = (line: string): [string, string] => {
  const [label = '', ...value] = line.split(': ');
  return [label, value.join(': ')];
};
const labels = (to: string): string => OGRE.replace(/^([A-Z][\w /]*): /gm, to);
const bullets = (sign: string): string =>
  ['Ogre', 'Large Giant', ...rows.map((it) => `${sign} ${it}`)].join('\n');
const instead = (from: string, to: string): string => OGRE.replace(from, to);

const WAYS: Readonly<Record<string, string>> = {
  'dashes for colons': labels('$1 - '),
  'long dashes for colons': labels('$1 — '),
  'signs of equality for colons': labels('$1 = '),
  'colons of full width': labels('$1： '),
  'a fence of code': `\`\`\`text\n${OGRE}\n\`\`\``,
  'fields between commas': labels('$1,"').replace(/(?<=,")(.*)$/gm, '$1"'),
  'cells in quotation marks': labels('$1\t"').replace(/(?<=\t")(.*)$/gm, '$1"'),
  'a list with numbers': ['Ogre', 'Large Giant', ...rows.map((it, index) => `${index + 1}. ${it}`)].join(
    '\n',
  ),
  'hollow bullets': bullets('◦'),
  'square bullets': bullets('▪'),
  'bullets of a private font': bullets('\uf0b7'),
  'marks of a wiki': labels("* '''$1:''' ").replace('Ogre', '== Ogre =='),
  'a table of a wiki': [
    '{| class="wikitable"',
    '|+ Ogre',
    '|-\n| colspan=2 | Large Giant',
    ...rows.map(cells).map(([label, value]) => `|-\n! ${label}:\n| ${value}`),
    '|}',
  ].join('\n'),
  'marks of a forum': labels('[b]$1:[/b] ').replace('Ogre', '[size=4][b]Ogre[/b][/size]'),
  'line ends written as two signs': OGRE.replaceAll('\n', '\\n'),
  'a quotation of a quotation': OGRE.replace(/^/gm, '>> '),
  'UTF-8 taken for the code page of Windows': OGRE.replaceAll('–', 'â€“').replaceAll('—', 'â€”'),
  'entities of entities': OGRE.replaceAll('–', '&amp;ndash;').replaceAll('—', '&amp;mdash;'),
  'the form of a word processor': `{\\rtf1\\ansi{\\fonttbl{\\f0 Times;}}\\f0 ${OGRE.replaceAll('–', "\\'96")
    .replaceAll('—', '\\emdash ')
    .replaceAll('\n', '\\par\n')}}`,
  'a link for editing': instead('Ogre', 'Ogre[edit]'),
  'a comma behind the name': instead('Ogre\n', 'Ogre, '),
  'the kind in parentheses': instead('Ogre\nLarge Giant', 'Ogre (Large Giant)'),
  'a name with its label': instead('Ogre\nLarge Giant', 'Name: Ogre\nSize: Large\nType: Giant'),
  'the rating beside the name': instead('Ogre', 'Ogre CR 3').replace('\nChallenge Rating: 3', ''),
  'the rating in parentheses': instead('Ogre', 'Ogre (CR 3)').replace('\nChallenge Rating: 3', ''),
  'saves on lines of their own': instead('Saves: Fort +6, Ref +0, Will +1', 'Fort: +6\nRef: +0\nWill: +1'),
  'scores on lines of their own': instead(
    'Abilities: Str 21, Dex 8, Con 15, Int 6, Wis 10, Cha 7',
    'Str: 21\nDex: 8\nCon: 15\nInt: 6\nWis: 10\nCha: 7',
  ),
  'scores in a table': instead(
    'Abilities: Str 21, Dex 8, Con 15, Int 6, Wis 10, Cha 7',
    'Str\tDex\tCon\tInt\tWis\tCha\n21\t8\t15\t6\t10\t7',
  ),
  'figures of footnotes': OGRE.replace('Will +1', 'Will +1<sup>2</sup>')
    .replace('Listen +2', 'Listen +2<sup><a href="#1">[1]</a></sup>')
    .replace('Dex 8', 'Dex 8[3]')
    .replace('Spot +2', 'Spot +2[^a]'),
  'what a page hides': OGRE.replace('Will +1', 'Will +1<span style="display: none">07</span>').replace(
    'Initiative: –1',
    '<p>Initiative: –1<span hidden>5</span></p>',
  ),
  'entities for every sign': labels('<p>$1&colon; ').replace(/[()+]/g, (sign) =>
    sign === '+' ? '&plus;' : sign === '(' ? '&lpar;' : '&rpar;',
  ),
  'a heading without its space, a list with two colons': `#${labels('- **$1** :: ')}`,
  'properties above a note': `---\ntags: [monster]\ncr: 9\n---\n${OGRE}`,
  'a box of signs': `+-----+\n${OGRE.replace(/^.*$/gm, '| $& |')}\n+-----+`,
  'a drawn box': `┌─────┐\n${OGRE.replace(/^.*$/gm, '│ $& │')}\n└─────┘`,
  'values in quotation marks': labels('$1: "').replace(/(?<=: ")(.*)$/gm, '$1"'),
  'full stops': OGRE.replace(/(?<=\d|\p{Ll}{3}|\))$/gmu, '.').replace(
    'Ogre.\nLarge Giant.',
    'Ogre\nLarge Giant',
  ),
  'abbreviations beside the labels': instead('Challenge Rating:', 'Challenge Rating (CR):').replace(
    'Armor Class:',
    'Armor Class (AC):',
  ),
  'square brackets': instead(
    '16 (–1 size, –1 Dex, +5 natural, +3 hide armor)',
    '16 [–1 size, –1 Dex, +5 natural, +3 hide armor]',
  ),
  'the ten that all begin with': instead('16 (–1 size', '16 (10 –1 size'),
};

describe('the same figures, whatever the text went through', () => {
  test.each(Object.entries(WAYS))('%s', (_name, paste) => {
    expect(figures(paste)).toEqual(figures(OGRE));
    expect(told(paste)).toEqual([]);
  });
});

const HYDRAS = [
  ['', 'Six-Headed Hydra', 'Seven-Headed Hydra'],
  ['', 'Huge Magical Beast', 'Huge Magical Beast'],
  ['Hit Dice:', '6d10+33 (66 hp)', '7d10+38 (76 hp)'],
  ['Initiative:', '+1', '+1'],
  ['Speed:', '20 ft. (4 squares), swim 20 ft.', '20 ft. (4 squares), swim 20 ft.'],
  [
    'Armor Class:',
    '16 (–2 size, +1 Dex, +7 natural), touch 9, flat-footed 15',
    '17 (–2 size, +1 Dex, +8 natural), touch 9, flat-footed 16',
  ],
  ['Base Attack/Grapple:', '+6/+17', '+7/+18'],
  ['Attack:', '6 bites +8 melee (1d10+3)', '7 bites +9 melee (1d10+4)'],
  ['Full Attack:', '6 bites +8 melee (1d10+3)', '7 bites +9 melee (1d10+4)'],
  ['Space/Reach:', '15 ft./10 ft.', '15 ft./10 ft.'],
  ['Special Attacks:', '—', '—'],
  ['Special Qualities:', 'Fast healing 16, scent', 'Fast healing 17, scent'],
  ['Saves:', 'Fort +10, Ref +6, Will +4', 'Fort +10, Ref +6, Will +4'],
  [
    'Abilities:',
    'Str 17, Dex 12, Con 20, Int 2, Wis 10, Cha 9',
    'Str 19, Dex 12, Con 20, Int 2, Wis 10, Cha 9',
  ],
  ['Skills:', 'Listen +6, Spot +6', 'Listen +6, Spot +7'],
  ['Feats:', 'Iron Will, Toughness', 'Iron Will, Toughness'],
  ['Challenge Rating:', '5', '6'],
];
const TABLE = HYDRAS.map((row) => row.join('\t')).join('\n');
const one = (column: number, end: string): string =>
  HYDRAS.map((row) => `${row[0]} ${row[column]}`.trim()).join(end);

describe('the same two creatures, whatever became of their table', () => {
  test.each([
    ['a row without its line end', TABLE.replace('\nSpace/Reach:', ' Space/Reach:')],
    ['a tab where a line ended', TABLE.replace('\nSaves:', '\tSaves:')],
    ['nothing where a line ended', TABLE.replace('\nInitiative:', 'Initiative:')],
    ['each cell on a line of its own', TABLE.replaceAll('\t', '\n')],
    ['fields between commas', HYDRAS.map((row) => row.map((it) => `"${it}"`).join(',')).join('\n')],
    [
      'both on each line',
      HYDRAS.map(([label, a, b]) => `${label} ${a} ${label} ${b}`.replace(/ {2}/g, ' ').trim()).join('\n'),
    ],
    ['all of both on one line', `${one(1, ' ')} ${one(2, ' ')}`],
  ])('%s', (_name, paste) => {
    expect(figures(paste)).toEqual(figures(TABLE));
    expect(told(paste)).toEqual([]);
  });
  test('what stands beside all columns is told', () => {
    const paste = TABLE.replace('\nFeats:', '\tClimb +9\nFeats:');
    expect(figures(paste)).toEqual(figures(TABLE));
    const { creatures } = readStatBlock(paste);
    const unread = creatures.flatMap(({ fields }) => fields.filter(({ state }) => state === 'unread'));
    expect(unread.map(({ text }) => text)).toEqual(['Climb +9']);
  });
});

test('a block that prints no signs says so once', () => {
  const problems = told(OGRE.replace(/[–+](?=\d+(?:[,/\n]|$))/gm, ''));
  expect(problems.filter(({ code }) => code === 'lost-sign')).toHaveLength(1);
});

test('a figure taken for another is never read: no +1 out of a spoiled -1', () => {
  expect(figures(OGRE.replace('Initiative: –1', 'Initiative: â€“1'))[0]?.initiative).toBe(-1);
});
