import Box from '@mui/material/Box';
import { formatMoney } from '#money/format-money';
import { useSettings } from './settings.ts';

interface MoneyProps {
  /** Minor units. */
  cents: number;
  /** The currency of the amount, shown by its own sign; left out, the amount is shown as prices are. */
  currency?: string;
}

/** An amount of money; digits are of equal width, so columns line up. */
export function Money({ cents, currency }: MoneyProps) {
  const settings = useSettings();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(cents, currency ? { currency } : settings)}
    </Box>
  );
}
