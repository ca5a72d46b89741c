import { readNotation } from '../../../src/notation/read-notation';
import { playScenario } from '../../../src/notation/scenario/play';
import { createText } from '../../../src/text/i18n';

const text = createText('en');

/** What goes wrong when a scenario in the notation is played; null where all of it holds. */
export function failureOf(scenario: string): string | null {
  const [document] = readNotation(`title: a test\n${scenario}`, 'test.yaml');
  if (!document) throw new Error('no scenario');
  const { failure } = playScenario(document, text);
  return failure === null ? null : JSON.stringify(failure);
}

/** A small fight: a map, who stands on it and in which order, and the steps. `W` in a body stands for the sparring warrior. */
export const fight = (map: string, bodies: Readonly<Record<string, string>>, steps: string): string => {
  const rows = map.trim().split('\n');
  const people = Object.entries(bodies).map(
    ([key, body]) => `  ${key}: { ${body.replace(/^W\b/, 'creature: sparring-warrior')} }`,
  );
  return [
    'map: |',
    ...rows.map((row) => `  ${row.trim()}`),
    'combatants:',
    ...people,
    `initiative: [${Object.keys(bodies).join(', ')}]`,
    'steps:',
    ...steps
      .trim()
      .split('\n')
      .map((step) => `  - { ${step.trim()} }`),
  ].join('\n');
};
