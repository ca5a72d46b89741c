// Makes a fresh checkout ready to run: packages, and with --browser a Chromium for the browser tests.
// It runs before node_modules exists, so it uses Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp');
const browserFile = join(modules, '.chromium-path');
const oldestNode = [20, 19];

checkNode();
installPackages();
if (process.argv.includes('--browser')) prepareBrowser();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(`Node ${needMajor}.${needMinor} or later is needed; this is ${process.versions.node}.`);
}

/** What the installed packages depend on: the lock file and the machine they were installed for. */
function stamp() {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  hash.update(`${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`);
  return hash.digest('hex');
}

function installPackages() {
  if (readIfThere(stampFile) === stamp()) return;
  console.log('Installing packages…');
  const installed =
    npm('ci', '--include=dev', '--no-audit', '--no-fund') ||
    npm('install', '--include=dev', '--no-audit', '--no-fund');
  if (!installed) fail('The packages could not be installed. Is this machine connected to the network?');
  mkdirSync(modules, { recursive: true });
  writeFileSync(stampFile, stamp());
}

function npm(...args) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return run(command, args, { env: cleanEnvironment(), shell: process.platform === 'win32' });
}

/** npm hands its scripts npm_* variables that would steer a second npm; only the user's own configuration stays. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || /^npm_config_/i.test(name),
  );
  return { ...Object.fromEntries(kept), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
}

function prepareBrowser() {
  const known = readIfThere(browserFile);
  if (known !== null && answers(known)) return;
  const found = findBrowser() ?? downloadBrowser() ?? installBrowserFromSystem();
  if (found === null) {
    fail('No Chromium for the browser tests. Install one, or set PLAYWRIGHT_CHROMIUM_PATH to its program.');
  }
  writeFileSync(browserFile, found);
  console.log(`Browser for the tests: ${found}`);
}

function findBrowser() {
  const wished = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onSystemPath);
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  const candidates = [wished, ...onPath, ...applications, playwrightBrowser()];
  return candidates.find((path) => path && answers(path)) ?? null;
}

function onSystemPath(name) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const folders = (process.env.PATH ?? '').split(separator).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

function playwrightBrowser() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

function downloadBrowser() {
  console.log('No Chromium found; downloading the one of Playwright…');
  const cli = join(modules, '@playwright', 'test', 'cli.js');
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...env } = cleanEnvironment();
  run(process.execPath, [cli, 'install', 'chromium'], { env });
  const path = playwrightBrowser();
  return path !== null && answers(path) ? path : null;
}

/** The board's labels need a font too: a bare system has none, and then text is drawn as boxes. */
function installBrowserFromSystem() {
  if (process.getuid?.() !== 0 || onSystemPath('apt-get') === null) return null;
  console.log('Installing Chromium from the packages of the system…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], {
    env,
  });
  return findBrowser();
}

/** True if the program starts and says its version. */
function answers(path) {
  if (!existsSync(path)) return false;
  const result = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return result.status === 0 && /chrom/i.test(result.stdout);
}

function run(command, args, options) {
  return (
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0
  );
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
