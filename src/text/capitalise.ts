/** A name as it begins a sentence or a button: rules terms stand in the catalogues as they stand inside a sentence. */
export function capitalise(text: string, locale?: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
