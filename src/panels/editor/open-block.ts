import type { Refusal } from '../../engine/contract';
import { openEditor } from './open';
import { takeText } from './paste-draft';

/** Letters: more than any stat block. */
export const MOST_LETTERS = 400_000;

/** Shows a text in the panel of pasted stat blocks, which says what of it is understood. */
export function openBlock(text: string): Refusal | null {
  if (text.length > MOST_LETTERS)
    return { code: 'file-too-large', with: { most: MOST_LETTERS / 1e6 }, clause: null };
  takeText(text);
  openEditor('paste');
  return null;
}
