import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/shop-currency';
import { ChooseCurrency, useShopCurrency } from '../../../features/setup/ChooseCurrency.tsx';
import { Section } from '../../../ui/Section.tsx';

/** What the shop charges. */
export function CurrencySection() {
  const found = useShopCurrency();
  if (!found) return null;
  const { code, canChange } = found;
  return (
    <Section
      title={t.currency}
      intro={t.charges(code, canChange)}
      action={canChange && <ChooseCurrency size="small" variant="outlined" />}
    >
      {!canChange && <Typography sx={{ color: 'text.secondary' }}>{t.settled}</Typography>}
    </Section>
  );
}
