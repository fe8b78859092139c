import Box from '@mui/material/Box';
import { formatMoney } from '#money/cents';
import { useSettings } from './settings.ts';

/** An amount in minor units with the shop's sign; digits are of equal width, so columns line up. */
export function Money({ cents }: { cents: number }) {
  const { displaySymbol } = useSettings();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(cents, displaySymbol)}
    </Box>
  );
}
