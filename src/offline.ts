import { newVersion } from './panels/new-version-store';

/**
 * Keeps the app in the browser, so that it opens without network, and tells when a new version waits. Called when the page can be used:
 * what is kept is fetched behind its back.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  const look = (): void => {
    // The very first version has nobody to take over from.
    if (registration.waiting !== null && serviceWorker.controller !== null) tell(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  serviceWorker.controller?.postMessage('tidy');
}

/** Only the one who asked for the new version gets it at once. */
function tell(waiting: ServiceWorker): void {
  newVersion.setState({
    take: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take-over');
    },
  });
}
