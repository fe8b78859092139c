import Typography from '@mui/material/Typography';
import { missingToFreeShipping } from '#money/pricing';
import { Money } from '../../ui/Money.tsx';

/** How much is missing to free shipping. */
export function FreeShippingNote({ itemsPrice }: { itemsPrice: number }) {
  const missing = missingToFreeShipping(itemsPrice);
  return (
    <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {missing > 0 ? (
        <>
          Add <Money cents={missing} /> more for free shipping
        </>
      ) : (
        'Your order ships free'
      )}
    </Typography>
  );
}
