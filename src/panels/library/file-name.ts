/** A name as every system takes it for a file: letters and digits of any language, the rest as dashes. */
export function fileNameOf(name: string): string {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...plain.replace(/^-+|-+$/g, '')].slice(0, 60).join('') || 'fivefoot';
}
