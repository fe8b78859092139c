import Box from '@mui/material/Box';
import { formatMoney } from '#money/format-money';
import { minorDigits } from '#money/minor-units';

interface ProviderMoneyProps {
  /** Minor units of the currency. */
  amount: number;
  currency: string;
}

/** Money as a payment provider has it: in any currency, by the sign and the decimals of that, whatever the shop shows before its prices. */
export function ProviderMoney({ amount, currency }: ProviderMoneyProps) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount, { currency }, minorDigits(currency))}
    </Box>
  );
}
