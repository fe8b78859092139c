import Box from '@mui/material/Box';
import { Money } from '../../ui/Money.tsx';

interface RowProps {
  label: string;
  cents?: number;
  isTotal?: boolean;
  /** Part of the row above. */
  isPart?: boolean;
}

/** A row of a summary, inside a `dl`. Minor units; a dash while they are not known. */
export function SummaryRow({ label, cents, isTotal, isPart }: RowProps) {
  const part = { pl: 2, fontSize: '0.875rem', color: 'text.secondary' };
  const total = {
    flexWrap: 'wrap',
    fontSize: '1.25rem',
    fontWeight: 700,
    pt: { xs: 0.5, md: 1.5 },
    borderTop: 1,
    borderColor: 'divider',
  };
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        ...(isTotal && total),
        ...(isPart && part),
      }}
    >
      <Box component="dt" sx={{ minWidth: 0, mr: 2 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
        {cents === undefined ? '–' : <Money cents={cents} />}
      </Box>
    </Box>
  );
}
