import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import * as t from '#messages/admin/reports';
import { formatMoney, moneyIn } from '#money/format-money';
import { useSettings } from '../../../ui/settings.ts';

/** A point or a bar. Minor units. */
export interface Point {
  label: string;
  net: number;
  before?: number;
}

interface ChartProps {
  points: readonly Point[];
  currency: string;
}

const HEIGHT = 300;
/** Grows with the text of the page. */
const tickLabelStyle = { fontSize: '0.75rem' };
/** Of a bar with the space around it, of the axis below, and beside the last label. Pixels. */
const BAR = 34;
const AXIS = 40;
const MARGIN = 44;

function useFormats(currency: string) {
  const money = moneyIn(currency, useSettings());
  const compact = new Intl.NumberFormat('en', { notation: 'compact' });
  const unit = 10 ** Math.max(0, formatMoney(0, money).split('.')[1]?.length ?? 0);
  return {
    full: (value: number | null) => (value === null ? '' : formatMoney(value, money)),
    axis: (value: number) => compact.format(value / unit),
  };
}

/** The limits of an axis on which twice as much looks like twice as much, with some room above. */
export const fromZero = (min: { valueOf(): number }, max: { valueOf(): number }) => ({
  min: Math.min(0, min.valueOf()),
  max: 1.05 * Math.max(0, max.valueOf()),
});

/** The net of each step against that of the time before. */
export function TimeChart({ points, currency }: ChartProps) {
  const { full, axis } = useFormats(currency);
  const hasBefore = points.some(({ before }) => before !== undefined);
  const dashed = {
    id: 'before',
    label: t.netBefore,
    data: points.map(({ before = 0 }) => before),
    showMark: false,
    color: 'var(--palette-text-secondary)',
    valueFormatter: full,
    curve: 'linear' as const,
  };
  return (
    <LineChart
      margin={{ right: MARGIN }}
      height={HEIGHT}
      skipAnimation
      disableKeyboardNavigation
      hideLegend
      xAxis={[{ tickLabelStyle, scaleType: 'point', data: points.map(({ label }) => label) }]}
      yAxis={[{ tickLabelStyle, valueFormatter: axis, width: 56, domainLimit: fromZero }]}
      series={[
        {
          id: 'net',
          label: t.net,
          data: points.map(({ net }) => net),
          showMark: points.length < 2,
          color: 'var(--palette-primary-main)',
          valueFormatter: full,
          curve: 'linear',
        },
        ...(hasBefore ? [dashed] : []),
      ]}
      grid={{ horizontal: true }}
      sx={{ '& [data-series="before"]': { strokeDasharray: '4 4' } }}
    />
  );
}

/** The net of the largest rows as bars, each beside its name: as text of the page, it grows with it and ends in an ellipsis. */
export function RowChart({ points, currency }: ChartProps) {
  const { full, axis } = useFormats(currency);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', columnGap: 1 }}>
      <Box component="ul" sx={names}>
        {points.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </Box>
      <BarChart
        height={points.length * BAR + AXIS}
        layout="horizontal"
        skipAnimation
        disableKeyboardNavigation
        hideLegend
        margin={{ top: 0, bottom: 0, left: 10, right: MARGIN }}
        xAxis={[{ tickLabelStyle, valueFormatter: axis, tickNumber: 4, height: AXIS }]}
        yAxis={[{ scaleType: 'band', data: points.map(({ label }) => label), position: 'none' }]}
        series={[
          {
            id: 'net',
            label: t.net,
            data: points.map(({ net }) => net),
            color: 'var(--palette-primary-main)',
            valueFormatter: full,
          },
        ]}
        grid={{ vertical: true }}
      />
    </Box>
  );
}

const names = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  '& li': {
    height: BAR,
    lineHeight: `${BAR}px`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
};
