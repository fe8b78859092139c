import Box from '@mui/material/Box';
import * as t from '#messages/admin/home';
import { CITRON, INK } from '#money/house-colors';
import { Money } from '../../../ui/Money.tsx';
import { niceTicks } from './nice-ticks.ts';
import type { SalesQuery } from './Sales.generated.tsx';

const WIDTH = 640;
const HEIGHT = 180;
const EDGE = 8;

type Days = SalesQuery['salesReport']['days'];

/** The days as a line, with those before as a dashed one. For eyes alone: a table beside it says the same. */
export function SalesChart({ days, currency }: { days: Days; currency: string }) {
  const now = days.map(({ net }) => net.amount);
  const before = days.map(({ previousNet }) => previousNet.amount);
  const most = Math.max(1, ...now, ...before);
  const least = Math.min(0, ...now, ...before);
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, days.length - 1);
  const y = (amount: number) => HEIGHT - EDGE - ((amount - least) * (HEIGHT - 2 * EDGE)) / (most - least);
  const line = (amounts: readonly number[]) =>
    amounts.map((amount, at) => `${x(at).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');
  const last = days.length - 1;
  const ticks = niceTicks(least, most);
  return (
    <Box aria-hidden sx={frame}>
      <Box sx={{ display: 'grid' }}>
        {ticks.map((tick) => (
          <Box key={tick} sx={{ ...label, top: `${(y(tick) / HEIGHT) * 100}%` }}>
            <Money cents={tick} currency={currency} />
          </Box>
        ))}
      </Box>
      <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} sx={chart}>
        {ticks.map((tick) => (
          <line key={tick} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} className="tick" />
        ))}
        <polyline points={line(before)} className="before" />
        <polyline points={line(now)} className="now" />
        <circle cx={x(last)} cy={y(now[last] ?? 0)} r={5} fill={CITRON} stroke={INK} strokeWidth={2} />
      </Box>
      <Box sx={dayNames}>
        <span>{days[0]?.day}</span>
        <span>{t.today}</span>
      </Box>
    </Box>
  );
}

const frame = {
  mt: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  fontSize: { xs: '0.6875rem', sm: '0.75rem' },
  color: 'text.secondary',
};
/** All in one cell, which is as wide as the longest, each moved to its line. */
const label = {
  gridArea: '1 / 1',
  justifySelf: 'end',
  alignSelf: 'start',
  position: 'relative',
  transform: 'translateY(-50%)',
};
const dayNames = { gridColumn: 2, display: 'flex', justifyContent: 'space-between' };
const chart = {
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '& .tick': { stroke: 'var(--palette-divider)', strokeWidth: 1 },
  '& .before': { stroke: 'var(--palette-text-secondary)', strokeDasharray: '4 4', strokeWidth: 1.5 },
  '& .now': { stroke: 'var(--palette-primary-main)' },
};
