import Typography from '@mui/material/Typography';
import { useViewer } from '../../features/accounts/viewer.ts';
import { useCart } from '../../features/cart/cart-store.ts';
import { CheckoutSteps } from '../../features/checkout/CheckoutSteps.tsx';
import { checkoutProgress } from '../../features/checkout/steps.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** The steps of the checkout by themselves: how far this shopper has come. */
export function CheckoutStepsPage() {
  const cart = useCart();
  const viewer = useViewer();
  return (
    <>
      <PageTitle title="Checkout" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Checkout
      </Typography>
      <CheckoutSteps progress={checkoutProgress(cart, viewer !== null)} />
    </>
  );
}
