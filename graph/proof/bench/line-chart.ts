export interface Series {
  name: string;
  /** One value for each x; null where there is none. */
  values: (number | null)[];
}

export interface LineChart {
  title: string;
  xLabel: string;
  yLabel: string;
  /** Names of the points on the x axis, which stand at equal distances. */
  xs: string[];
  series: Series[];
  /** Each step of the y axis is ten times the one before, instead of as much more. */
  logarithmic?: boolean;
}

const WIDTH = 760;
const HEIGHT = 420;
const PLOT = { left: 70, right: 560, top: 50, bottom: 360 };
const COLORS = ['#0b7a66', '#b3541e', '#4565c9', '#a33a8a', '#7d7a12', '#d1303d', '#2e8fb3', '#7a5ad1'];

/** A chart as an SVG file that can be read on light and on dark pages. */
export function lineChart(chart: LineChart): string {
  const { title, xs, series, logarithmic = false } = chart;
  const steps = axisSteps(series.flatMap(({ values }) => values).filter(isNumber), logarithmic);
  const scale = (value: number) => (logarithmic ? Math.log10(value) : value);
  const low = scale(steps[0]!);
  const high = scale(steps.at(-1)!);
  const x = (i: number) => round(PLOT.left + ((PLOT.right - PLOT.left) * (i + 0.5)) / xs.length);
  const y = (value: number) =>
    round(PLOT.bottom - ((PLOT.bottom - PLOT.top) * (scale(value) - low)) / (high - low));
  const label = (text: string, at: string) => `<text ${at}>${escapeXml(text)}</text>`;
  const lines = series.map(({ name, values }, i) => {
    const points = values.flatMap((value, at) =>
      isNumber(value) ? [{ cx: x(at), cy: y(value), value }] : [],
    );
    const dots = points.map(
      ({ cx, cy, value }) =>
        `<circle cx="${cx}" cy="${cy}" r="4"><title>${escapeXml(name)}: ${format(value)}</title></circle>`,
    );
    const path = points.map(({ cx, cy }) => `${cx},${cy}`).join(' ');
    return `<g style="--c:${COLORS[i % COLORS.length]}" class="series"><polyline points="${path}"/>${dots.join('')}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<style>
  text { font: 13px system-ui, sans-serif; fill: #24292f } .head { font-size: 16px; font-weight: 600 }
  .grid { stroke: #8888; stroke-width: 1 } .series { stroke: var(--c); fill: var(--c) } polyline { fill: none; stroke-width: 2.5 }
  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .series { filter: brightness(1.5) } }
</style>`,
    label(title, `class="head" x="${PLOT.left}" y="24"`),
    ...steps.map(
      (value) =>
        `<line class="grid" x1="${PLOT.left}" x2="${PLOT.right}" y1="${y(value)}" y2="${y(value)}"/>`,
    ),
    ...steps.map((value) =>
      label(format(value), `x="${PLOT.left - 8}" y="${y(value) + 4}" text-anchor="end"`),
    ),
    ...xs.map((text, i) => label(text, `x="${x(i)}" y="${PLOT.bottom + 20}" text-anchor="middle"`)),
    label(chart.xLabel, `x="${(PLOT.left + PLOT.right) / 2}" y="${PLOT.bottom + 44}" text-anchor="middle"`),
    label(chart.yLabel, `x="${PLOT.left}" y="42"`),
    ...lines,
    ...legend(series),
    '</svg>',
    '',
  ].join('\n');
}

/** Beside the plot, from top to bottom as the lines end. */
function legend(series: readonly Series[]): string[] {
  const last = ({ values }: Series) => values.findLast(isNumber) ?? 0;
  return series
    .map((line, i) => ({ line, color: COLORS[i % COLORS.length] }))
    .sort((a, b) => last(b.line) - last(a.line))
    .map(
      ({ line, color }, at) =>
        `<g style="--c:${color}" class="series"><circle cx="${PLOT.right + 18}" cy="${PLOT.top + 10 + at * 24}" r="5"/></g>` +
        `<text x="${PLOT.right + 30}" y="${PLOT.top + 14 + at * 24}">${escapeXml(line.name)}</text>`,
    );
}

/** Round numbers that enclose all values. */
function axisSteps(values: readonly number[], logarithmic: boolean): number[] {
  const most = Math.max(...values, 1);
  if (logarithmic) {
    const from = Math.floor(Math.log10(Math.max(1, Math.min(...values))));
    const to = Math.max(from + 1, Math.ceil(Math.log10(most)));
    return Array.from({ length: to - from + 1 }, (_, i) => 10 ** (from + i));
  }
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

function format(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en').replaceAll(',', ' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
