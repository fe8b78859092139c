import type { ProcessesResult, Results, SizeResult, WithoutResult } from './results.ts';
import type { Target } from './targets.ts';

/** All results as tables in Markdown. */
export function tablesOf(results: Results, targets: readonly Target[]): string {
  const { date, machine, sizes, processes, without, start } = results;
  return [
    `Measured ${date}: ${machine}.`,
    table(
      ['target', 'wanted', 'measured', ''],
      targets.map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? 'met' : '**not met**']),
    ),
    ...sizes.map(sizeTable),
    ...(processes.length > 0 ? [`### By number of processes\n\n${processesTable(processes)}`] : []),
    ...(without.length > 0 ? [`### With each measure taken out\n\n${withoutTable(without)}`] : []),
    ...(start
      ? [
          `Ready after ${seconds(start.postgres)} on PostgreSQL, ${seconds(start.folder)} on the built-in database.`,
        ]
      : []),
  ].join('\n\n');
}

function sizeTable({ products, measured, rss }: SizeResult): string {
  const rows = measured.map(({ scenario, shop, ceiling }) => [
    scenario,
    whole(shop.perSecond),
    whole(ceiling.perSecond),
    `${whole((100 * shop.perSecond) / ceiling.perSecond)} %`,
    shop.p50.toFixed(1),
    shop.p99.toFixed(1),
    micros(shop.cpu),
    micros(ceiling.cpu),
    micros(shop.databaseCpu),
    micros(ceiling.databaseCpu),
  ]);
  const head = [
    'scenario',
    'a second',
    'ceiling',
    'ratio',
    'p50 ms',
    'p99 ms',
    'CPU µs',
    'ceiling',
    'database µs',
    'ceiling',
  ];
  const memory = rss.map((bytes) => `${whole(bytes / 2 ** 20)} MB`).join(', ') || 'unknown';
  return `### ${whole(products)} products\n\n${table(head, rows)}\n\nMemory after the load: ${memory}.`;
}

function processesTable(processes: readonly ProcessesResult[]): string {
  return table(
    ['a second', ...processes.map(({ processes }) => `${processes} processes`)],
    Object.keys(processes[0]!.perSecond).map((scenario) => [
      scenario,
      ...processes.map(({ perSecond }) => whole(perSecond[scenario] ?? Number.NaN)),
    ]),
  );
}

function withoutTable(without: readonly WithoutResult[]): string {
  return table(
    ['without', 'scenario', 'a second', 'with it', 'CPU µs', 'with it', 'database µs', 'with it'],
    without.map(({ measure, scenario, whole: all, without: less }) => [
      measure,
      scenario,
      whole(less.perSecond),
      whole(all.perSecond),
      micros(less.cpu),
      micros(all.cpu),
      micros(less.databaseCpu),
      micros(all.databaseCpu),
    ]),
  );
}

/** A table in Markdown; all columns but the first are numbers. */
function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** A whole number with its thousands apart. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en').replaceAll(',', ' ');
}

function micros(value: number | null): string {
  return value === null ? '–' : whole(value);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
