import * as t from '#messages/checkout-steps';
import { useBuyer } from '../../../features/accounts/guest.ts';
import { useCart } from '../../../features/cart/cart-store.ts';
import { useShippingChoice } from '../../../features/cart/shipping-choice.ts';
import { CheckoutSteps } from '../../../features/checkout/CheckoutSteps.tsx';
import { isFetchedBy } from '../../../features/checkout/shipping-details.ts';
import { checkoutProgress, nextStep } from '../../../features/checkout/steps.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';

/** The steps of the checkout by themselves, with a button to the first that is not done. */
export default function CheckoutStepsPage() {
  const cart = useCart();
  const buyer = useBuyer();
  const progress = checkoutProgress(cart, buyer !== null, isFetchedBy(useShippingChoice()));
  const next = nextStep(progress);
  return (
    <>
      <PageHeading title={t.checkout} space={3} />
      <CheckoutSteps progress={progress} />
      <Button variant="contained" href={next.href}>
        {next.label}
      </Button>
    </>
  );
}
