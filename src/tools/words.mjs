// The bundler's part of `…json?first`: a catalogue in a module of its own, of which only the sections that are asked for by name are taken.
// The whole catalogue is another module, in another chunk: the board does not wait for it.
import { readFileSync } from 'node:fs';

const FIRST = '.json?first';

export function words() {
  return {
    name: 'fivefoot-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(FIRST)) return null;
      const file = id.slice(0, -'?first'.length);
      this.addWatchFile(file);
      const sections = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
      const code = sections
        .filter(([name]) => /^[a-z]\w*$/i.test(name))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: code.join('\n'), moduleType: 'js' };
    },
  };
}
