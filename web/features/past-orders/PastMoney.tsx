import Box from '@mui/material/Box';
import { formatMoney, moneyIn } from '#money/format-money';
import { minorDigits } from '#money/minor-units';
import { useSettings } from '../../ui/settings.ts';

/** An amount of an earlier shop, in any currency and with its decimals. */
export function PastMoney({ money }: { money: { amount: number; currency: string } }) {
  const settings = useSettings();
  const { amount, currency } = money;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount, moneyIn(currency, settings), minorDigits(currency))}
    </Box>
  );
}
