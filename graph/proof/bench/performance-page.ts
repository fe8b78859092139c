import { readFileSync, writeFileSync } from 'node:fs';
import { lineChart } from './line-chart.ts';
import { nextSteps } from './next-steps.ts';
import type { Results } from './results.ts';

const PAGE = 'docs/performance.md';
const FIGURES = /(<!-- figures -->\n).*(<!-- end of figures -->)/s;
const CHARTED = [
  'list, page 1',
  'list, last page',
  'list, any page',
  'search, rare',
  'search, common',
  'product, any',
  'admin orders, undelivered',
  'checkout',
];

const CHARTS = `![Cost against the size of the catalogue](performance-size.svg)

![Throughput against the number of processes](performance-processes.svg)`;

/** Puts the tables into docs/performance.md, between its two marks, and draws its charts. */
export function writePerformance(results: Results, tables: string): void {
  const page = readFileSync(PAGE, 'utf8');
  if (!FIGURES.test(page)) throw new Error(`${PAGE} has lost the marks between which figures stand.`);
  const text = [tables, CHARTS, nextSteps(results)].join('\n\n');
  writeFileSync(
    PAGE,
    page.replace(FIGURES, (_, start, end) => `${start}\n${text}\n\n${end}`),
  );
  writeFileSync('docs/performance-size.svg', sizeChart(results));
  writeFileSync('docs/performance-processes.svg', processesChart(results));
}

function sizeChart({ sizes }: Results): string {
  const cost = (scenario: string) =>
    sizes.map(({ measured }) => {
      const shop = measured.find((one) => one.scenario === scenario)?.shop;
      return shop?.cpu && shop.databaseCpu !== null ? shop.cpu + shop.databaseCpu : null;
    });
  return lineChart({
    title: 'Cost against the size of the catalogue',
    xLabel: 'products',
    yLabel: 'processor time of shop and PostgreSQL for one visit, µs',
    xs: sizes.map(({ products }) => products.toLocaleString('en').replaceAll(',', ' ')),
    series: CHARTED.map((name) => ({ name, values: cost(name) })),
    logarithmic: true,
  });
}

function processesChart({ processes }: Results): string {
  const names = Object.keys(processes[0]?.perSecond ?? {});
  return lineChart({
    title: 'Throughput against the number of processes',
    xLabel: 'processes of the shop',
    yLabel: 'visits a second',
    xs: processes.map(({ processes }) => String(processes)),
    series: names.map((name) => ({
      name,
      values: processes.map(({ perSecond }) => perSecond[name] ?? null),
    })),
    logarithmic: true,
  });
}
