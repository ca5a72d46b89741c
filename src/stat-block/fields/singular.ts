const ODD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hooves: 'hoof',
    hoofs: 'hoof',
    knives: 'knife',
    staves: 'staff',
    teeth: 'tooth',
    feet: 'foot',
    antennae: 'antenna',
    pseudopodia: 'pseudopod',
    proboscises: 'proboscis',
  }),
);
const KEPT = /(?:ss|us|bolas|gas|is)$/i;

/** `2 hooves` are two of `hoof`: the last word before parentheses or "of", in the singular. */
export function singular(name: string): string {
  const found = /^(.*?)([\p{L}’'-]+)(\s*\(.*|\s+of\s.*)?$/u.exec(name);
  if (found === null) return name;
  const [, before = '', word = '', after = ''] = found;
  return `${before}${one(word)}${after}`;
}

function one(word: string): string {
  const odd = ODD.get(word.toLowerCase());
  if (odd !== undefined) return odd;
  if (!/s$/i.test(word) || KEPT.test(word) || word.length < 4) return word;
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/axes$/i.test(word)) return word.slice(0, -1);
  return /(?:ches|shes|sses|xes)$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
