import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';
import { blocks as attacks } from './blocks/attacks';
import { blocks as books } from './blocks/books';

const folder = new URL('./samples/', import.meta.url);
const LONG = /^(?:01|02|04|06|07|11|17|18|19|20)-/;
const samples = readdirSync(folder)
  .filter((file) => LONG.test(file) && !file.endsWith('.json'))
  .map((file): [string, string] => [file, readFileSync(new URL(file, folder), 'utf8')]);
const pastes = [...samples, ...attacks.map((it): [string, string] => [it.what, it.paste])].map(
  ([name, paste]): [string, string] => [
    name,
    paste
      .replaceAll('**', '')
      .replace(/^[#*]+ ?|\*$/gm, '')
      .trim(),
  ],
);

/** Words a line, broken where it grows longer. */
function wrapped(line: string, width: number): string {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
const eachLine = (change: (line: string) => string) => (text: string) =>
  text.split('\n').map(change).join('\n');
const escaped = (line: string): string =>
  line
    .replaceAll('&', '&amp;')
    .replaceAll('–', '&ndash;')
    .replaceAll('—', '&mdash;')
    .replaceAll('×', '&times;');
const label = /^([A-Z][\w /-]*):[ \t]*/;

const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'line ends of Windows and a mark of bytes': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}\r\n`,
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'indented, blanks at the ends': eachLine((line) => `    ${line}   `),
  'lines of 60 letters': eachLine((line) => wrapped(line, 60)),
  'lines of 38 letters': eachLine((line) => wrapped(line, 38)),
  'true minus signs': (text) => text.replace(/[–-](?=\d)/g, '\u2212'),
  'blank lines between': (text) => text.replaceAll('\n', '\n\n'),
  'a quotation': eachLine((line) => `> ${line}`),
  'bold labels': eachLine((line) => line.replace(label, '**$1:** ')),
  'bold labels, the colon outside': eachLine((line) => line.replace(label, '**$1**: ')),
  'a list': eachLine((line) => (label.test(line) ? `- ${line}` : line)),
  'bullets of a word processor': eachLine((line) => (label.test(line) ? `•\t${line}` : line)),
  'a tab behind each label': eachLine((line) => line.replace(label, '$1:\t')),
  'labels on lines of their own': eachLine((line) => line.replace(label, '$1:\n')),
  'square bullets far from the edge': eachLine((line) => (label.test(line) ? `      ▪\u00a0${line}` : line)),
  'a list far from the edge': eachLine((line) => (label.test(line) ? `        - ${line}` : line)),
  'spaces of no width': (text) => text.replaceAll(' ', ' \u200b'),
  'soft hyphens in words': (text) => text.replace(/(?<=\p{Ll}{3})(?=\p{Ll}{3})/gu, '\u00ad'),
  'a fence of code in a quotation': (text) => `\`\`\`\n${text}\n\`\`\``.replace(/^/gm, '> '),
  'UTF-8 taken for the code page of Windows': (text) =>
    text.replaceAll('–', 'â€“').replaceAll('—', 'â€”').replaceAll('×', 'Ã—').replaceAll('’', 'â€™'),
  'dashes for colons': eachLine((line) => line.replace(label, '$1 – ')),
  ligatures: (text) => text.replaceAll('fl', 'ﬂ').replaceAll('fi', 'ﬁ'),
  'paragraphs of a page': eachLine((line) => `<p>${escaped(line).replace(label, '<b>$1:</b> ')}</p>`),
  'breaks of a page': (text) =>
    `<div>${text
      .split('\n')
      .map((line) => escaped(line).replace(label, '<strong>$1:</strong> '))
      .join('<br/>\n')}</div>`,
  'a table of a page': (text) =>
    `<table>${text
      .split('\n')
      .map((line) => {
        const found = label.exec(escaped(line));
        return found === null
          ? `<tr><td colspan="2">${escaped(line)}</td></tr>`
          : `<tr><th>${found[1]}:</th><td>${escaped(line).slice(found[0].length)}</td></tr>`;
      })
      .join('\n')}</table>`,
  'marks of a page without its blocks': eachLine((line) => escaped(line).replace(label, '<b>$1:</b> ')),
};

const figures = (text: string) => readStatBlock(text).creatures.map(({ creature }) => creature);

/** Lists are as printed: the sign for nothing there may be another. */
const plain = (found: unknown): unknown =>
  JSON.parse(JSON.stringify(found).replace(/[–−—]/g, '-').replaceAll('’', "'"));

describe.each(Object.entries(WAYS))('the same figures: %s', (_name, way) => {
  test.each(pastes)('%s', (_file, paste) => {
    expect(plain(figures(way(paste)))).toEqual(plain(figures(paste)));
  });
});

const more = (file: string): [string, string] => [
  file,
  readFileSync(new URL(file, new URL('./more/', import.meta.url)), 'utf8'),
];
const sample = (file: string): [string, string] => [file, readFileSync(new URL(file, folder), 'utf8')];
const SHORT = [
  ...books.filter((it) => !/[<>]|\d{3}\n/.test(it.paste)).map((it): [string, string] => [it.what, it.paste]),
  ...['09-wolf.txt', '15-heavy-warhorse.txt', '16-shadow.txt', '10-orc-warriors.txt'].map(sample),
  ...['05-npc-book.txt', '15-inline-web.txt', '29-book-attacks.txt', '30-swarm-book.txt'].map(more),
  ...['48-inline-multiattack.txt', '50-mounted.txt', '20-book-multi.txt'].map(more),
];
const key =
  /^(\s*)((?:Init|Senses|AC|hp|Fort|Speed|Melee|Ranged|Space|Base Atk|Abilities|SQ|Feats|Skills)\b)/;
const SHORT_WAYS: Readonly<Record<string, (text: string) => string>> = {
  'line ends of Windows and a mark of bytes': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  'a title above': (text) => `Encounter 5\n\n${text}`,
  'each line a paragraph': eachLine((line) => `<p>${escaped(line)}</p>`),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'blanks at the ends': eachLine((line) => `${line}   `),
  'true minus signs': (text) => text.replace(/[–-](?=\d)/g, '\u2212'),
  'lines of 50 letters': eachLine((line) => wrapped(line, 50)),
  'a quotation': eachLine((line) => `> ${line}`),
  'bold keys': eachLine((line) => line.replace(key, '$1**$2**')),
  ligatures: (text) => text.replaceAll('fl', 'ﬂ').replaceAll('fi', 'ﬁ'),
  'breaks of a page': (text) =>
    `<div>${text
      .split('\n')
      .map((line) => escaped(line).replace(key, '$1<b>$2</b>'))
      .join('<br/>\n')}</div>`,
  'marks of a page without its blocks': eachLine((line) => escaped(line).replace(key, '$1<b>$2</b>')),
};

/** Of several, nothing tells where a name begins. */
const single = [...pastes, ...SHORT].filter(([, paste]) => figures(paste).length === 1);
describe('the same figures: a list that has lost its line ends', () => {
  test.each(pastes.filter(([, paste]) => figures(paste).length === 1))('%s', (_file, paste) => {
    const list = eachLine((line) => (label.test(line) ? `• ${line}` : line))(paste);
    expect(plain(figures(list.replace(/\s*\n\s*/g, ' ')))).toEqual(plain(figures(paste)));
  });
});

describe('the same figures: all of it on one line', () => {
  test.each(single)('%s', (_file, paste) => {
    expect(plain(figures(paste.replace(/\s*\n\s*/g, ' ')))).toEqual(plain(figures(paste)));
  });
});

describe.each(Object.entries(SHORT_WAYS))('the same figures in short forms: %s', (_name, way) => {
  test.each(SHORT)('%s', (_file, paste) => {
    expect(plain(figures(way(paste)))).toEqual(plain(figures(paste)));
  });
});
