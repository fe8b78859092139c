import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/reports';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const Missing = () => <Typography sx={{ color: 'text.secondary' }}>{t.chartMissing}</Typography>;

/** A line of the steps of a time. Its code, with the library of charts, is loaded with the first report. */
export const TimeChart = lazyPart(async () => (await import('./ReportCharts.tsx')).TimeChart, Missing);
/** Bars of the largest rows. */
export const BarChart = lazyPart(async () => (await import('./ReportCharts.tsx')).RowChart, Missing);

/** The place of a chart. For eyes alone: the table below has its numbers. */
export function ChartFrame({ children }: { children: ReactNode }) {
  return (
    <Box aria-hidden sx={{ my: 2, minHeight: 160, overflow: 'hidden' }}>
      {children}
    </Box>
  );
}
