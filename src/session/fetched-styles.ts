// The bundler asks for the style sheets of a part beside the part, and for each of them once: of one that failed it knows only that it was asked for.
// Whatever is fetched next would come without it. So they are remembered here, and come first.

const failed = new Set<HTMLLinkElement>();
let watching = false;
let coming: Promise<void> | null = null;

/** Asks for a part, and before it for the styles that have failed so far. */
export async function attempt<T>(load: () => Promise<T>): Promise<T> {
  watch();
  if (failed.size > 0) coming ??= again();
  if (coming !== null) await coming;
  return load();
}

function watch(): void {
  if (watching || typeof document === 'undefined') return;
  watching = true;
  // It does not bubble, but it is captured.
  document.addEventListener('error', ({ target }) => isStyle(target) && failed.add(target), true);
}

const isStyle = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

async function again(): Promise<void> {
  const links = [...failed];
  failed.clear();
  try {
    await Promise.all(links.map(ask));
  } finally {
    coming = null;
  }
}

/** A link asks once: another takes its place. */
function ask(link: HTMLLinkElement): Promise<void> {
  const other = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    other.addEventListener('load', () => resolve());
    other.addEventListener('error', () => reject(new Error(`no style: ${other.href}`)));
    link.replaceWith(other);
  });
}
