import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { importUvtt } from '../maps/import-uvtt';
import { formatMapError, MapError } from '../maps/problem';
import { writeMap } from '../maps/write-map';
import { createText } from '../text/i18n';

const FAILED = 1;

/**
 * `npm run --silent import-map -- FILE`: a Universal VTT map (`.uvtt`, `.dd2vtt`, `.df2vtt`) as an encounter of the notation, on the output.
 * Returns the exit code: 0, or 1 where the file cannot be read or is no map; then nothing is printed but the complaint.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const text = createText('en');
  const [file] = argv;
  if (file === undefined || argv.length !== 1 || file.startsWith('--')) return complain(text.t('maps:usage'));
  try {
    const map = importUvtt(readFileSync(file, 'utf8'));
    process.stdout.write(writeMap(map, basename(file, extname(file)), text));
    return 0;
  } catch (error) {
    if (error instanceof MapError) return complain(formatMapError(text, file, error));
    const message = error instanceof Error ? error.message : String(error);
    return complain(text.t('maps:unreadable', { file, message }));
  }
}

function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return FAILED;
}
