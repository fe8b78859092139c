import Box from '@mui/material/Box';
import { CITRON, INK } from '#money/house-colors';
import type { SalesQuery } from './Sales.generated.tsx';

const WIDTH = 640;
const HEIGHT = 180;
const EDGE = 8;

type Days = SalesQuery['salesReport']['days'];

/** The days as a line, with those before as a dashed one. For eyes alone: a table beside it says the same. */
export function SalesChart({ days }: { days: Days }) {
  const now = days.map(({ net }) => net.amount);
  const before = days.map(({ previousNet }) => previousNet.amount);
  const most = Math.max(1, ...now, ...before);
  const least = Math.min(0, ...now, ...before);
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, days.length - 1);
  const y = (amount: number) => HEIGHT - EDGE - ((amount - least) * (HEIGHT - 2 * EDGE)) / (most - least);
  const line = (amounts: readonly number[]) =>
    amounts.map((amount, at) => `${x(at).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');
  const last = days.length - 1;
  return (
    <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden sx={chart}>
      <line x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} className="zero" />
      <polyline points={line(before)} className="before" />
      <polyline points={line(now)} className="now" />
      <circle cx={x(last)} cy={y(now[last] ?? 0)} r={5} fill={CITRON} stroke={INK} strokeWidth={2} />
    </Box>
  );
}

const chart = {
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '& .zero': { stroke: 'var(--palette-divider)', strokeWidth: 1 },
  '& .before': { stroke: 'var(--palette-text-secondary)', strokeDasharray: '4 4', strokeWidth: 1.5 },
  '& .now': { stroke: 'var(--palette-primary-main)' },
};
