import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { creatureIds, findCreature } from '../src/content/creatures';
import { rules } from '../src/rules/registry';

const idsIn = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(`src/rules/${folder}`))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

describe('registry', () => {
  test('every file of the folders is found, by an id that is its name', () => {
    expect([...rules.actions.keys()].sort()).toEqual(idsIn('actions', 'special-attacks'));
    expect([...rules.effects.keys()].sort()).toEqual(idsIn('feats', 'traits', 'conditions', 'stances'));
    expect([...rules.edits.keys()].sort()).toEqual(idsIn('edits'));
  });
  test('every action and effect cites its clause', () => {
    for (const { id, clause } of [...rules.actions.values(), ...rules.effects.values()])
      expect(clause, id).toMatch(/^(X-)?[A-Z]+-\d+$|^TBL-\d+$/);
  });
  test('what a condition implies exists', () => {
    for (const { id, implies } of rules.effects.values())
      for (const implied of implies ?? [])
        expect(rules.effects.has(implied), `${id} implies ${implied}`).toBe(true);
  });
  test('the conditions of the bestiary exist', () => {
    for (const id of creatureIds)
      for (const condition of findCreature(id)?.conditions ?? [])
        expect(rules.effects.has(String(condition)), `${id}: ${condition}`).toBe(true);
  });
});
