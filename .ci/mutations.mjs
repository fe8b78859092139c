import '../graph/cli/needs-node.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { protections } from './protections.ts';

// npm run check:mutations [-- word…]: removes the protections from a copy of the last commit, one at a time (those
// whose file or test contains one of the words), and runs the tests that must fail. Exits with 1 when one of them passes.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const words = process.argv.slice(2);
const wanted = protections
  .filter(({ file, test }) => words.length === 0 || words.some((word) => `${file} ${test}`.includes(word)))
  .map(({ test, ...change }) => {
    const [testFile, title] = test.split(/: (.*)/);
    return { ...change, test, testFile, pattern: patternOf(title) };
  });
const copy = mkdtempSync(join(tmpdir(), 'citron-mutations-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
process.on('SIGTERM', () => process.exit(143)).on('SIGINT', () => process.exit(130));
prepare();

/** The states of tests before any change, by their file. */
const before = new Map();
/** Test runners by their project. */
const open = new Map();
/** The protections that no test holds. */
const problems = [];
for (const mutation of wanted) {
  const began = performance.now();
  const verdict = await judge(mutation);
  if (verdict !== 'red as it should be') problems.push(mutation);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(`${verdict.padEnd(21)}${seconds.padStart(4)} s  ${mutation.file}, ${mutation.test}\n`);
}
await closeAll();
process.stdout.write(
  `${wanted.length - problems.length} of ${wanted.length} protections are held by a test\n`,
);
process.exitCode = wanted.length === 0 || problems.length > 0 ? 1 : 0;

/** The last commit, with the packages of this checkout. */
function prepare() {
  const files = join(copy, 'files.tar');
  execFileSync('git', ['archive', '--output', files, 'HEAD']);
  execFileSync('tar', ['-xf', files, '-C', copy]);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  process.chdir(copy);
  execFileSync(process.execPath, ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts']);
}

/** Runs the tests before and after the change: tests that fail anyway, or do not run, prove nothing. */
async function judge({ file, from, to = '', testFile, pattern }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'TEXT NOT FOUND ONCE';
  const before = (await unchanged(testFile)).filter(({ name }) => !name || new RegExp(pattern).test(name));
  if (before.length === 0 || before.some(({ state }) => state === 'failed')) return 'RED WITHOUT IT';
  await change(
    path,
    text.replace(from, () => to),
  );
  const after = await run(testFile, pattern);
  await change(path, text);
  return after.some(({ state }) => state === 'failed') ? 'red as it should be' : 'SURVIVED';
}

/** The states of the tests of a file before any change, of all protections that they hold: they run once. */
async function unchanged(testFile) {
  const titles = wanted.filter((each) => each.testFile === testFile).map(({ pattern }) => pattern);
  const states = before.get(testFile) ?? (await run(testFile, titles.join('|')));
  before.set(testFile, states);
  return states;
}

/** Returns the name and the state of each test that ran, and a failed one without a name when the file failed. */
async function run(testFile, pattern) {
  const vitest = await vitestOf(projectOf(testFile));
  vitest.setGlobalTestNamePattern(pattern);
  const specifications = await vitest.globTestSpecifications([testFile]);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // It returns those of earlier runs as well.
  const module = testModules.find(({ moduleId }) => moduleId === join(copy, testFile));
  const ran = [...module.children.allTests()]
    .map((test) => ({ name: test.fullName.replaceAll(' > ', ' '), state: test.result().state }))
    .filter(({ state }) => state !== 'skipped' && state !== 'pending');
  return module.ok() ? ran : [...ran, { name: '', state: 'failed' }];
}

async function change(path, text) {
  writeFileSync(path, text);
  for (const vitest of open.values()) vitest.invalidateFile(path);
  // The database of the tests is migrated once for each of them.
  if (path.startsWith(join(copy, 'graph/db/'))) await closeAll();
}

/** Finds all rows of a test that has a table. */
function patternOf(title) {
  return title.replaceAll(/[.*+?^()[\]{}|\\]/g, '\\$&').replaceAll(/%[sdij]|\$\w+/g, '.*');
}

function projectOf(testFile) {
  if (testFile.endsWith('.race.test.ts')) return 'race';
  return testFile.includes('.e2e.') ? 'e2e' : 'unit*';
}

/** The test runner of a project in the copy, which loads files and prepares databases once for all protections. */
async function vitestOf(project) {
  const opened =
    open.get(project) ??
    (await createVitest('test', { root: copy, project: [project], watch: false, reporters: [{}] }));
  open.set(project, opened);
  return opened;
}

async function closeAll() {
  for (const vitest of open.values()) await vitest.close();
  open.clear();
}
