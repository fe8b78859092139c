import '../graph/cli/needs-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { protections } from './protections.ts';

// npm run check:mutations [-- word…]: removes the protections from a copy of the last commit, one at a time (those
// whose names contain one of the words), and runs the tests that must fail. Exits with 1 when one of them passes.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const words = process.argv.slice(2);
const wanted = protections.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const copy = mkdtempSync(join(tmpdir(), 'citron-mutations-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
process.on('SIGTERM', () => process.exit(143)).on('SIGINT', () => process.exit(130));
prepare();

/** Names of the protections that no test holds. */
const problems = [];
for (const mutation of wanted) {
  const began = performance.now();
  const verdict = judge(mutation);
  if (verdict !== 'red as it should be') problems.push(mutation.name);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(`${verdict.padEnd(21)}${seconds.padStart(4)} s  ${mutation.name}\n`);
}
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
  runIn('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts']);
}

/** Runs the tests before and after the change: tests that fail anyway, or do not run, prove nothing. */
function judge({ file, from, to, tests: [project, testFile, pattern] }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'TEXT NOT FOUND ONCE';
  const before = run();
  if (before.numPassedTests === 0 || before.numFailedTests > 0) return 'RED WITHOUT IT';
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const after = run();
  writeFileSync(path, text);
  return after.numFailedTests > 0 ? 'red as it should be' : 'SURVIVED';

  function run() {
    const report = join(copy, 'report.json');
    rmSync(report, { force: true });
    const names = ['--project', project, testFile, '--testNamePattern', pattern];
    runIn('vitest/vitest.mjs', ['run', ...names, '--reporter=json', `--outputFile=${report}`]);
    return JSON.parse(readFileSync(report, 'utf8'));
  }
}

function runIn(script, args) {
  return spawnSync(process.execPath, [join('node_modules', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
}
