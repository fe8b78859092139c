import '../graph/cli/needs-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm test [-- step…]: every step, or the named ones alone. A check counts as one, a test step as its tests.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'citron-test-'));
const running = new Set();
const failures = [];
process.on('exit', () => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
});
process.on('SIGTERM', () => process.exit(143)).on('SIGINT', () => process.exit(130));

const whyNoPostgres = async () => (await import('../graph/proof/testing/find-postgres.ts')).whyNoPostgres();
const whyNoBrowser = async () => (await import('../web/e2e/browser.ts')).whyNoBrowser();

// Among the steps that can begin, the first in this list does for which there is room. The long steps that also wait come first,
// side by side; the two that only compute wait for the build as well, so that they come last and no core is idle then.
const steps = [
  { name: 'codegen', run: ['@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'] },
  { name: 'build', after: ['codegen'], run: ['../graph/cli/build.mjs'] },
  {
    name: 'e2e',
    after: ['build'],
    ...tests('e2e'),
    missing: async () => (await whyNoPostgres()) ?? whyNoBrowser(),
  },
  { name: 'processes', after: ['build'], ...tests('processes'), missing: whyNoPostgres },
  { name: 'unit', after: ['build'], ...tests('unit*') },
  { name: 'race', after: ['build'], ...tests('race'), missing: whyNoPostgres },
  { name: 'types', after: ['codegen'], run: ['../.ci/types.mjs'] },
  { name: 'lint', run: ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'] },
  { name: 'import-arrows', after: ['codegen'], run: ['../.ci/import-arrows.mjs'] },
  { name: 'dead-code', after: ['codegen'], run: ['knip/bin/knip.js'] },
  { name: 'secrets', after: ['build'], run: ['../.ci/secrets.mjs'] },
  { name: 'size', after: ['build'], run: ['../.ci/size.mjs'] },
];

function tests(project) {
  const report = join(folder, `${project.replace('*', '')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { report, busy: 2, run: ['vitest/vitest.mjs', 'run', '--project', project, ...reporters] };
}

/** Runs one step and prints its line, with its output when it failed. Resolves to its counts. */
async function take({ name, run, report, missing }) {
  const start = performance.now();
  const why = await missing?.();
  if (why && !process.env.CI) return printResult(name, start, { passed: 0, failed: 0, skipped: 1 }, why);
  if (why) return printResult(name, start, { passed: 0, failed: 1, skipped: 0 }, why);

  const child = spawn(process.execPath, [join('node_modules', run[0]), ...run.slice(1)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Steps start the shop some hundred times: it is compiled once.
    env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [status, signal] = await once(child, 'close');
  running.delete(child);

  const counts = { passed: 0, failed: 0, skipped: 0 };
  if (report && existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    failures.push(...testResults.flatMap(failuresOf));
    counts.passed = numPassedTests;
    counts.failed = numFailedTests;
    counts.skipped = numPendingTests + numTodoTests;
  } else if (status === 0) counts.passed = 1;
  // A file that does not load or a run that dies has no failed test to count.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return printResult(
    name,
    start,
    counts,
    counts.failed > 0 ? `${output.trimEnd()}${signal ? `\nEnded by ${signal}.` : ''}` : '',
  );
}

/** The failed tests of a file as the report describes it; the message of a file that did not load. */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return [...failed, ...(failed.length === 0 && message ? [message.split('\n')[0]] : [])].map(
    (what) => `FAIL ${relative('.', name)}: ${what}\n`,
  );
}

/** The steps in the order of their ends, with their times. */
const times = [];

function printResult(name, start, counts, text) {
  const verdict = counts.failed > 0 ? 'FAILED' : counts.passed === 0 ? 'SKIPPED' : 'passed';
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  times.push(`${name} ${seconds}`);
  process.stdout.write(`${verdict.padEnd(8)}${name.padEnd(14)}${seconds.padStart(6)} s  ${sums(counts)}\n`);
  if (text) process.stdout.write(`${text}\n\n`);
  return counts;
}

function sums({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

// Twice as many busy processes as cores, since some wait rather than compute; each step waits for those it depends on.
let free = 2 * availableParallelism();
const waiting = [];
const done = new Map();
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  done.set(step.name, inTurn(step));
}

async function inTurn(step) {
  await Promise.all((step.after ?? []).map((name) => done.get(name)));
  const { promise, resolve } = Promise.withResolvers();
  const { busy = 1 } = step;
  waiting.push({ rank: steps.indexOf(step), busy, begin: resolve });
  beginNext();
  await promise;
  try {
    return await take(step);
  } finally {
    free += busy;
    // Deferred, because steps that depend on this one are about to be queued.
    setImmediate(beginNext);
  }
}

function beginNext() {
  for (const next of waiting.toSorted((a, b) => a.rank - b.rank)) {
    if (next.busy > free) continue;
    free -= next.busy;
    waiting.splice(waiting.indexOf(next), 1);
    next.begin();
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const counts of await Promise.all(done.values()))
  for (const key of Object.keys(total)) total[key] += counts[key];
// Once more in short, because the output of a long step pushes the names of failed tests out of sight.
process.stdout.write(failures.join(''));
process.stdout.write(
  `Seconds: ${times.join(', ')}; all steps ${(performance.now() / 1000).toFixed(1)}\n${sums(total)}\n`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
