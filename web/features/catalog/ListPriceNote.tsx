import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/buy';
import { useSettings } from '../../ui/settings.ts';

/**
 * Beside a list of prices, once for all of them, what `PriceNote` says beside one. Nothing where tax is added to prices. Code of its own, which
 * no list waits for.
 */
export function ListPriceNote() {
  const { shippingPage, pricesIncludeTax } = useSettings();
  if (pricesIncludeTax === false || !(pricesIncludeTax || shippingPage)) return null;
  return (
    <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
      {t.prices} {pricesIncludeTax && t.inclTax}
      {pricesIncludeTax && shippingPage && ', '}
      {shippingPage && <Link href={shippingPage}>{t.plusShipping}</Link>}
    </Typography>
  );
}
