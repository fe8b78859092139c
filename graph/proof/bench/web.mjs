import '../../cli/needs-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';

// npm run bench:web [-- rounds]: Lighthouse on the built shop with the demo products, and the medians into docs/performance.md.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGE = 'docs/performance.md';
const FIGURES = /(<!-- web figures -->)[\s\S]*(<!-- end of web figures -->)/;
/** No round begins later than this, so that the run stays below six minutes. */
const LAST_START_MS = 280_000;
const rounds = Number(process.argv[2] ?? 5);

const columns = {
  performance: ({ categories }) => categories.performance.score * 100,
  accessibility: ({ categories }) => categories.accessibility.score * 100,
  'best practices': ({ categories }) => categories['best-practices'].score * 100,
  SEO: ({ categories }) => categories.seo.score * 100,
  'FCP, ms': ({ audits }) => audits['first-contentful-paint'].numericValue,
  'LCP, ms': ({ audits }) => audits['largest-contentful-paint'].numericValue,
  'TBT, ms': ({ audits }) => audits['total-blocking-time'].numericValue,
  CLS: ({ audits }) => audits['cumulative-layout-shift'].numericValue,
  'bytes, kB': ({ audits }) => audits['total-byte-weight'].numericValue / 1000,
};

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
build();
const { ServerProcess } = await import('../testing/server-process.ts');
const { median } = await import('../testing/statistics.ts');
const folder = mkdtempSync(join(tmpdir(), 'citron-web-'));
const shop = await ServerProcess.at(folder);
const url = `http://localhost:${shop.port}`;
try {
  await shop.start();
  const measured = await measure(await pagesOfShop());
  const table = tableOf(measured);
  process.stdout.write(`${table}\n`);
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(FIGURES, (_, start, end) => `${start}\n${table}\n${end}`),
  );
} finally {
  await shop.kill();
  rmSync(folder, { recursive: true });
}

/** The addresses of the measured pages, by name. */
async function pagesOfShop() {
  const { products } = await (await fetch(`${url}/api/products`)).json();
  return {
    home: '/',
    category: '/category/shoes-bags',
    search: '/search/camera',
    product: `/productscreen/${products[0]._id}`,
  };
}

/** All runs of each page, in turns, so that a slow moment of the machine does not fall on one page alone. */
async function measure(pages) {
  const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  const start = performance.now();
  for (let round = 1; round <= rounds && performance.now() - start < LAST_START_MS; round += 1) {
    for (const [name, path] of Object.entries(pages)) runs[name].push(await lighthouse(url + path));
    process.stderr.write(`Round ${round} of ${rounds}\n`);
  }
  return runs;
}

/** One report. Chromium now and then loses the beginning of a recording: then it is made again. */
async function lighthouse(address, tries = 3) {
  const report = join(folder, 'report.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const command = [
    '--yes',
    LIGHTHOUSE,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    flags,
  ];
  const npx = spawn('npx', command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(npx, 'exit');
  if (status !== 0 && tries > 1) return lighthouse(address, tries - 1);
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function tableOf(runs) {
  const rows = Object.entries(runs).map(([name, reports]) =>
    [name, ...Object.entries(columns).map(([title, read]) => show(title, median(reports.map(read))))].join(
      ' | ',
    ),
  );
  const heads = ['page', ...Object.keys(columns)];
  const count = Object.values(runs)[0].length;
  const date = new Date().toISOString().slice(0, 10);
  return [
    '',
    `Medians of ${count} runs in turns, ${LIGHTHOUSE.replace('@', ' ')}, mobile preset with simulated throttling, ${date}.`,
    '',
    `| ${heads.join(' | ')} |`,
    `| ${heads.map((_, index) => (index ? '---:' : '---')).join(' | ')} |`,
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

function show(title, value) {
  return title === 'CLS' ? value.toFixed(3) : Math.round(value);
}
