import { expect, test } from 'vitest';
import { DROP_READERS } from '../../src/panels/drop-readers';
import { arrivalOf } from '../../src/panels/drops';

/** Which reader a file goes to. */
async function readerOf(name: string, content: string | readonly number[]): Promise<string | undefined> {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const arrival = await arrivalOf(new File([part], name));
  return DROP_READERS.find((reader) => reader.fits(arrival))?.id;
}

test.each<[string, string, string | readonly number[]]>([
  ['map', 'inn.dd2vtt', '{"format":0.3,"resolution":{"map_size":{"x":3,"y":3}}}'],
  ['map', 'inn.json', '{"format":0.2,"resolution":{"map_origin":{"x":0,"y":0}}}'],
  ['map', 'inn.uvtt', ''],
  ['save', 'fight.json', '{"format":"fivefoot","version":1}'],
  ['save', 'fight', '{ "format": "fivefoot" }'],
  ['foundry', 'fvtt-Actor-ogre.json', '{\n  "_id": "x", "name": "Ogre", "type": "npc", "system": {'],
  ['foundry', 'minions.db', '{"name":"Cat"}'],
  ['encounter', 'ford.yaml', 'title: Ford'],
  ['encounter', 'notes.txt', 'title: Ford\nmap: |\n  . .\n'],
  ['encounter', 'odd.json', '[]'],
  ['stat-block', 'ogre.txt', 'Ogre\nLarge Giant\nHit Dice: 4d8+11 (29 hp)'],
  ['stat-block', 'thugs', 'Sewer Thug (3)\nCR 1\nAC 15, touch 11'],
  ['picture', 'map.png', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', 'misnamed.uvtt', [0xff, 0xd8, 0xff, 0xe0]],
  ['picture', 'scan.webp', 'no picture'],
])('it is a %s: %s', async (id, name, content) => {
  expect(await readerOf(name, content)).toBe(id);
});

test('what is nothing of ours goes to nobody', async () => {
  expect(await readerOf('letter.docx', 'Dear all')).toBeUndefined();
});
