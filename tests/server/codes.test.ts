import { expect, test } from 'vitest';
import { hashOf, isSecretOf, newSecret, newShortCode, normalCode } from '../../src/server/codes';
import { openLog } from '../../src/server/log';
import { Throttle } from '../../src/server/throttle';

test('a secret holds 128 bits and no two are the same', () => {
  const secrets = Array.from({ length: 1000 }, newSecret);
  expect(new Set(secrets).size).toBe(1000);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
});

test('a short code is the same however it is typed', () => {
  const code = newShortCode();
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(normalCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(normalCode(code));
});

test('only the secret itself fits its hash', () => {
  const secret = newSecret();
  expect(isSecretOf(secret, hashOf(secret))).toBe(true);
  expect(isSecretOf(newSecret(), hashOf(secret))).toBe(false);
  expect(isSecretOf(secret, '')).toBe(false);
});

test('guessing is let through only so often, each address for itself, and again with time', () => {
  let now = 0;
  const throttle = new Throttle({ burst: 3, perSecond: 0.5, remembered: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => throttle.allows('a'))).toEqual([true, true, true, false]);
  expect(throttle.waitSeconds('a')).toBe(2);
  expect(throttle.allows('b')).toBe(true);
  now = 2000;
  expect(throttle.allows('a')).toBe(true);
  expect(throttle.allows('a')).toBe(false);
});

test('what was no guess is given back', () => {
  const throttle = new Throttle({ burst: 2, perSecond: 0, remembered: 2 }, () => 0);
  for (let times = 0; times < 5; times++) {
    expect(throttle.allows('a')).toBe(true);
    throttle.giveBack('a');
  }
  expect([1, 2, 3].map(() => throttle.allows('a'))).toEqual([true, true, false]);
});

test('a throttle remembers no more than it is told to', () => {
  const throttle = new Throttle({ burst: 1, perSecond: 0, remembered: 2 }, () => 0);
  for (const key of ['a', 'b', 'c']) throttle.allows(key);
  expect(throttle.allows('a')).toBe(true);
  expect(throttle.allows('c')).toBe(false);
});

test('the log holds no secret, however deep it lies', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  log.info(
    { token: 'open-sesame', join: { code: 'K7QM', more: { seat: { secret: 'deep' } } }, table: 't1' },
    'joined',
  );
  expect(lines.join()).toContain('t1');
  expect(lines.join()).not.toMatch(/open-sesame|K7QM|deep/);
});
