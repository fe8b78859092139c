import Typography from '@mui/material/Typography';
import { formatMoney } from '#money/cents';
import { useSettings } from '../../ui/settings.ts';
import { currencySymbol } from './currency-symbol.ts';

/** Says what is charged when the shop shows prices with another sign than that of the currency it charges. */
export function ChargeNote({ cents }: { cents: number }) {
  const { currency, displaySymbol } = useSettings();
  const symbol = currencySymbol(currency);
  if (symbol === displaySymbol) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      You will be charged {formatMoney(cents, symbol)} ({currency})
    </Typography>
  );
}
