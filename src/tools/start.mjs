// Builds the app, serves it and opens it where there is a screen. Further arguments go to Vite's preview (--port 8080, --host).
// To work on the code, `npm run dev` serves it as it is edited.
import process from 'node:process';
import { build } from 'vite';

const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const open = hasScreen && !process.env.CI ? ['--open'] : [];
const given = process.argv.slice(2);
const host = given.includes('--host') ? [] : ['--host', '127.0.0.1'];

console.log('Building Fivefoot…');
await build({ logLevel: 'warn' });

process.argv.splice(2, given.length, 'preview', ...host, ...open, ...given);
await import('../../node_modules/vite/bin/vite.js');
