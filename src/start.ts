import '@fontsource-variable/inter';
import './board/board.css';
import './panels/styles/index.css';
import { tellFirstFault } from './board/first-fault';
import { chosenRenderer } from './board/renderer-choice';
import { fetchRenderer } from './board/renderers';
import { fetchFirst } from './session/fetched';
import { localStorageOf, readSettings } from './session/settings';
import { fetchWords } from './text/loaders';

// The page's first file, and a small one: which renderer and which words the first picture needs only the browser can tell, and what is asked for
// from here is on its way while the rest is still being read. The page itself asks for `main` (`tools/first.mjs`).
fetchRenderer(chosenRenderer());
fetchWords(readSettings(localStorageOf(window), navigator.language).locale);
fetchFirst(() => import('./main')).catch((error: unknown) => {
  const root = document.getElementById('root');
  if (root !== null) tellFirstFault(root, error);
});
