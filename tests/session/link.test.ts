import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { hashOf, isLink, textOfHash } from '../../src/session/link';
import { codeOf } from './refusals';

test('a link carries any text there and back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), async (text) => {
      const hash = await hashOf(text);
      expect(hash).toMatch(/^#e=[A-Za-z0-9_-]+$/);
      expect(isLink(hash)).toBe(true);
      expect(await textOfHash(hash)).toBe(text);
    }),
  );
});

test('too much for a link is told, with how much it would be', async () => {
  const noise = Array.from({ length: 40_000 }, (_, i) =>
    String.fromCharCode(33 + ((i * i * 7919) % 90)),
  ).join('');
  const random =
    fc.sample(fc.string({ minLength: 20_000, maxLength: 20_000 }), { numRuns: 1, seed: 1 })[0] ?? noise;
  expect(await codeOf(hashOf(random))).toBe('link-too-long');
});

const hashed = (bytes: Uint8Array): string => `#e=${Buffer.from(bytes).toString('base64url')}`;

test('a link that is broken or made to grow is refused', async () => {
  const sound = await hashOf('title: Ambush at the ford, with some more words in it');
  const broken = [
    '#e=',
    '#e=!',
    '#e=%41',
    '#e=A',
    '#e=<script>',
    `${sound.slice(0, -6)}`,
    `#e=${'A'.repeat(9000)}`,
  ];
  for (const hash of broken) expect(await codeOf(textOfHash(hash)), hash).toBe('link-broken');
  const bomb = hashed(deflateSync(new Uint8Array(600 * 1024), { level: 9 }));
  expect(bomb.length).toBeLessThan(8000);
  expect(await codeOf(textOfHash(bomb))).toBe('link-broken');
  expect(await codeOf(textOfHash(hashed(deflateSync(new Uint8Array([0xff, 0xfe])))))).toBe('link-broken');
});

test('whatever stands in an address, it is a text or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
      expect(await codeOf(textOfHash(hashed(bytes)))).toMatch(/^(done|link-broken)$/);
    }),
    { numRuns: 300 },
  );
});

test('other addresses are no links', () => {
  for (const hash of ['', '#', '#E=x', '#x', 'e=x']) expect(isLink(hash)).toBe(false);
});
