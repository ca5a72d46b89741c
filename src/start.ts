import '@fontsource-variable/inter';
import './board/board.css';
import './panels/styles/index.css';
import { chosenRenderer } from './board/renderer-choice';
import { fetchRenderer } from './board/renderers';
import { localStorageOf, readSettings } from './session/settings';
import { fetchWords } from './text/loaders';

// The page's first file, and a small one: which renderer and which words the first picture needs only the browser can tell, and what is asked for
// from here is on its way while the rest is still being read. The page itself asks for `main` (`tools/first.mjs`).
fetchRenderer(chosenRenderer());
fetchWords(readSettings(localStorageOf(window), navigator.language).locale);
import('./main').catch((error: unknown) => {
  console.error(error);
  const root = document.getElementById('root');
  if (root !== null) root.textContent = error instanceof Error ? error.message : String(error);
});
