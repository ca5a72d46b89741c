import { readActors } from '../../editor/creatures/foundry';
import type { Refusal } from '../../engine/contract';
import { MOST_BYTES } from '../../foundry/actor';
import { FoundryError } from '../../foundry/problem';
import type { Text } from '../../text/languages';
import type { Arrival } from '../arrival';
import { openEditor } from './open';
import { handOver } from './paste-draft';

/** Shows the creatures of a file of Foundry in the panel of pasted stat blocks, where they are looked at and go onto the board. */
export async function openFoundry({ name, blob, text }: Arrival, words: Text): Promise<Refusal | null> {
  try {
    if (blob.size > MOST_BYTES) throw new FoundryError('too-large');
    handOver(name, readActors(await text()));
  } catch (error) {
    if (!(error instanceof FoundryError)) throw error;
    const problem = words.t('foundry:unreadable', {
      file: name,
      message: words.t(`foundry:fault.${error.code}`),
    });
    return { code: 'actor-unusable', with: { problem }, clause: null };
  }
  openEditor('paste');
  return null;
}
