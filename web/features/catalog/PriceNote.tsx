import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/buy';
import { useSettings } from '../../ui/settings.ts';

/** Beside a price: whether tax is in it, and the page of shipping and its costs, as words alone where nothing can be pressed. */
export function PriceNote({ isPlain }: { isPlain?: boolean }) {
  const { shippingPage, pricesIncludeTax } = useSettings();
  if (pricesIncludeTax === null && !shippingPage) return null;
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
      {pricesIncludeTax !== null && (pricesIncludeTax ? t.inclTax : t.plusTax)}
      {pricesIncludeTax !== null && shippingPage && ', '}
      {shippingPage && (isPlain ? t.plusShipping : <Link href={shippingPage}>{t.plusShipping}</Link>)}
    </Typography>
  );
}
