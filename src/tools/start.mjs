// Serves the app for use and for work on it, and opens it where there is a screen. Further arguments go to Vite (--port 8080, --host).
import process from 'node:process';

const hasScreen = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const open = hasScreen && !process.env.CI ? ['--open'] : [];
const given = process.argv.slice(2);
const host = given.includes('--host') ? [] : ['--host', '127.0.0.1'];

process.argv.splice(2, given.length, ...host, ...open, ...given);
await import('../../node_modules/vite/bin/vite.js');
