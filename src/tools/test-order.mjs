// In which order the workers take the files of the unit tests from the pile. No test depends on it; it is so that all workers end together.
import { readFileSync } from 'node:fs';

/** They take seconds: taken last, one worker would go on with it alone. */
const LONG = [
  'scenarios.test.ts',
  'random-play.test.ts',
  'odds-played.test.ts',
  'forecast-kinds.test.ts',
  'running-projection.test.ts',
  'forecast-played.test.ts',
  'running.test.ts',
  'kills.test.ts',
];

/** A worker that goes from one environment to another loads all modules once more: the files that want a page come last, together. */
const wantsPage = ({ moduleId }) => /^\/\/ @vitest-environment jsdom/m.test(readFileSync(moduleId, 'utf8'));

function placeOf(file) {
  const place = LONG.findIndex((name) => file.moduleId.endsWith(`/${name}`));
  if (place >= 0) return place;
  return LONG.length + (wantsPage(file) ? 1 : 0);
}

/** Vitest's sequencer. */
export class TestOrder {
  shard(files) {
    return files;
  }
  /** By place, then by name: the same on every machine. */
  sort(files) {
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    const byName = (a, b) => (a.moduleId < b.moduleId ? -1 : 1);
    return [...files].sort((a, b) => places.get(a) - places.get(b) || byName(a, b));
  }
}
