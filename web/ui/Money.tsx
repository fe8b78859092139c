import Box from '@mui/material/Box';
import { formatMoney, moneyIn } from '#money/format-money';
import { useSettings } from './settings.ts';

interface MoneyProps {
  /** Minor units. */
  cents: number;
  /** The currency of an amount that may be another one than that of prices. */
  currency?: string;
}

/** An amount of money; digits are of equal width, so columns line up. */
export function Money({ cents, currency }: MoneyProps) {
  const settings = useSettings();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(cents, moneyIn(currency ?? settings.currency, settings))}
    </Box>
  );
}
