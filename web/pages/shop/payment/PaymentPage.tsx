import { type FormEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import * as t from '#messages/payment';
import { forBuyers } from '../../../features/accounts/for-buyers.tsx';
import { useBuyer } from '../../../features/accounts/guest.ts';
import { savePaymentMethod } from '../../../features/cart/cart.ts';
import { updateCart, useCart } from '../../../features/cart/cart-store.ts';
import { saveShippingChoice } from '../../../features/cart/shipping-choice.ts';
import { useQuote } from '../../../features/cart/useQuote.ts';
import { CheckoutFrame } from '../../../features/checkout/CheckoutFrame.tsx';
import { hasOneChoice } from '../../../features/checkout/one-choice.ts';
import { PaymentChoice } from '../../../features/checkout/PaymentChoice.tsx';
import { ShippingChoice } from '../../../features/checkout/ShippingChoice.tsx';
import { isFetchedBy } from '../../../features/checkout/shipping-details.ts';
import { checkoutProgress } from '../../../features/checkout/steps.ts';
import { Loader } from '../../../ui/Loader.tsx';
import { mainButton, SubmitButton } from '../../../ui/SubmitButton.tsx';

/**
 * How the order is shipped and paid. The choice counts only once it is confirmed. After the shipping step the page is
 * skipped when the shop offers one choice, and it was confirmed before.
 */
function PaymentPage() {
  const cart = useCart();
  const quote = useQuote();
  const buyer = useBuyer();
  const navigate = useNavigate();
  const isFetched = isFetchedBy(quote.methodId);
  const progress = checkoutProgress(cart, buyer !== null, isFetched);
  const { state } = useLocation();
  const [maySkip, setMaySkip] = useState(state?.maySkip === true && cart.paymentMethod !== '');
  const { parts, notice } = quote;
  const isKnown = parts !== undefined || notice !== null;
  const isSkipped = maySkip && notice === null && hasOneChoice(parts, cart.paymentMethod);
  // An answer that is late does not take away a page that is being read.
  if (maySkip && isKnown && !isSkipped) setMaySkip(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const method = String(new FormData(event.currentTarget).get('paymentMethod'));
    updateCart((latest) => savePaymentMethod(latest, method));
    navigate('/placeorder');
  };

  if (!progress.hasAddress) return <Navigate replace to="/cart" />;
  if (isSkipped) return <Navigate replace to="/placeorder" />;
  if (maySkip) return <Loader />;
  return (
    <CheckoutFrame
      step="/payment"
      title={t.paymentMethod}
      progress={progress}
      items={cart.lines}
      quote={quote}
    >
      <form onSubmit={submit}>
        {parts?.shippingMethod && !isFetched && (
          <ShippingChoice
            // Whether it is fetched is asked before the address.
            methods={parts.shippingMethods.filter(({ kind }) => kind !== 'PICKUP')}
            chosen={parts.shippingMethod.id}
            onChoose={saveShippingChoice}
          />
        )}
        <PaymentChoice methods={parts?.paymentMethods} chosen={cart.paymentMethod} isFetched={isFetched} />
        <SubmitButton pending={false} disabled={parts?.paymentMethods.length === 0} sx={mainButton}>
          {t.continueToReview}
        </SubmitButton>
      </form>
    </CheckoutFrame>
  );
}

export default forBuyers(PaymentPage);
