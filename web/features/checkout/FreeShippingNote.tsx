import Typography from '@mui/material/Typography';
import { missingToFreeShipping } from '#money/pricing';
import { Money } from '../../ui/Money.tsx';
import { useSettings } from '../../ui/settings.ts';

/** How much is missing to free shipping. Without an items price (in minor units) the line stays blank. */
export function FreeShippingNote({ itemsPrice }: { itemsPrice?: number }) {
  const freeAbove = useSettings().shipping?.freeAbove;
  if (typeof freeAbove !== 'number') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {itemsPrice === undefined ? '\u00a0' : <Missing cents={missingToFreeShipping(itemsPrice, freeAbove)} />}
    </Typography>
  );
}

function Missing({ cents }: { cents: number }) {
  if (cents === 0) return 'Your order ships free';
  return (
    <>
      Add <Money cents={cents} /> more for free shipping
    </>
  );
}
