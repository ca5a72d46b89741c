import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './app';

/** Draws the panels into `root`, in place of what stands there. Resolves when they are on the page. */
export function showPanels(root: HTMLElement, props: AppProps): Promise<void> {
  return new Promise((resolve) => {
    const mountBoard: AppProps['mountBoard'] = (host) => {
      resolve();
      return props.mountBoard(host);
    };
    createRoot(root).render(<App {...props} mountBoard={mountBoard} />);
  });
}
