import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/buy';
import { useSettings } from '../../ui/settings.ts';

/** Beside a price: whether tax is in it, and the page of shipping and its costs. */
export function PriceNote() {
  const { shippingPage, pricesIncludeTax } = useSettings();
  if (pricesIncludeTax === null && !shippingPage) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {pricesIncludeTax !== null && (pricesIncludeTax ? t.inclTax : t.plusTax)}
      {pricesIncludeTax !== null && shippingPage && ', '}
      {shippingPage && <Link href={shippingPage}>{t.plusShipping}</Link>}
    </Typography>
  );
}
