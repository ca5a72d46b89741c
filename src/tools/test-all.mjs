// Runs every check of the project and ends with one line: N passed, N failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const reports = join(root, 'node_modules', '.cache', 'test-reports');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'e2e.json');

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = [
  single('test:types'),
  single('test:lint'),
  counted(
    'test:unit',
    ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    unitCounts,
  ),
  counted('test:e2e', ['--reporter=list,json'], browserCounts),
];

const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log('');
for (const name of results.flatMap((result) => result.flaky ?? [])) console.log(`flaky: ${name}`);
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** A check that is one test: it holds or it does not. */
function single(name) {
  const ok = script(name, []);
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** A check with a report of its tests. A run that went wrong without a failed test still counts as one failure. */
function counted(name, args, count) {
  const ok = script(name, args);
  const { passed, failed, flaky } = count();
  return { name, passed, failed: ok ? failed : Math.max(failed, 1), flaky };
}

function script(name, args) {
  console.log(`\n> ${name}`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  };
  return spawnSync(npm, ['run', '--silent', name, '--', ...args], options).status === 0;
}

function unitCounts() {
  const report = read(unitReport);
  if (report === null) return { passed: 0, failed: 0 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

function isFailed(test) {
  return test.status === 'failed';
}

function browserCounts() {
  const report = read(browserReport);
  if (report === null) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    flaky: report.suites.flatMap((suite) => flakyIn(suite, [])),
  };
}

/** Names of the tests of a suite that failed at first and passed then. */
function flakyIn({ title, specs = [], suites = [] }, within) {
  const path = [...within, title];
  const own = specs.filter((spec) => spec.tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyIn(suite, path)),
  ];
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
