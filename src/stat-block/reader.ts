import type { Label } from './labels';
import { type Entry, isNothing } from './part';
import { type Problem, problem } from './problem';

/** The entries of one creature by label, and a note of those that could not be read. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly unread = new Set<Entry>();
  private readonly entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }

  get(label: Label): Entry | undefined {
    // `SV: Fort +1`: the second key says what the first one names.
    const own = this.entries.filter((it) => it.label === label);
    return own.find(({ value }) => value.text !== '') ?? own[0];
  }

  all(labels: readonly Label[]): readonly Entry[] {
    return this.entries.filter((it) => labels.includes(it.label));
  }

  text(label: Label): string | undefined {
    return this.get(label)?.value.text;
  }

  /** What `parse` makes of the label's text; where it makes nothing of a text that says something, that is told. */
  read<T>(label: Label, parse: (text: string) => T | null): T | null {
    const entry = this.get(label);
    if (entry === undefined) return null;
    const found = parse(entry.value.text);
    if (found === null && !isNothing(entry.value.text)) this.unreadable(entry);
    return found;
  }

  private unreadable(entry: Entry): void {
    this.unread.add(entry);
    this.problems.push(
      problem('field-unread', { label: entry.label, text: entry.printed ?? entry.value.text }),
    );
  }
}
