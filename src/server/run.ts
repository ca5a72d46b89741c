import { main } from './main';

// The entry of a built server (`docker/Dockerfile`); `npm run serve` calls `main` itself.
process.exit(await main());
