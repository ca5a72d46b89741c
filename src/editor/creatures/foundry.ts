import { readFoundry } from '../../foundry/read-foundry';
import { candidateOf, type Paste } from './paste';

/** Actors of Foundry as what a paste gives: the same figures to look at, without a text beside them. @throws FoundryError */
export function readActors(content: string): Paste {
  const { creatures, warnings } = readFoundry(content);
  return {
    candidates: creatures.map((it) => candidateOf(it, [...warnings, ...it.warnings])),
    stretches: [],
  };
}

/** JSON, as against the words of a stat block. */
export const isActorText = (text: string): boolean => /^[\s\ufeff]*[{[]\s*["{\]}]/.test(text.slice(0, 200));
