import type { Measured } from './measure.ts';

/** What came out for one size of the catalogue. */
export interface SizeResult {
  products: number;
  measured: Measured[];
  /** Memory of each process of the shop after the load. Bytes. */
  rss: number[];
  /** Milliseconds from starting the shop until it takes requests. */
  readyAfter: number;
}

/** The results as tables in Markdown, one for each size of the catalogue. */
export function tableOf(results: readonly SizeResult[]): string {
  return results.map(sizeTable).join('\n\n');
}

function sizeTable({ products, measured, rss, readyAfter }: SizeResult): string {
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
  ]);
  const head = [
    '',
    'a second',
    'ceiling',
    'ratio',
    'p50 ms',
    'p99 ms',
    'CPU µs',
    'ceiling',
    'PostgreSQL CPU µs',
  ];
  return [
    `### ${whole(products)} products`,
    '',
    row(head),
    row(head.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...rows.map(row),
    '',
    `Memory after the load: ${rss.map((bytes) => `${whole(bytes / 2 ** 20)} MB`).join(', ') || 'unknown'}. ` +
      `Ready after ${(readyAfter / 1000).toFixed(2)} s.`,
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A whole number with its thousands apart. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en').replaceAll(',', ' ');
}

function micros(value: number | null): string {
  return value === null ? '–' : whole(value);
}
