import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as t from '#messages/place-order';
import { formatCharge } from '#money/format-money';
import { pickupPhrase } from '#money/pickup';
import { addressLines } from '#money/postal-address';
import { forBuyers } from '../../../features/accounts/for-buyers.tsx';
import { useBuyer } from '../../../features/accounts/guest.ts';
import { useCart } from '../../../features/cart/cart-store.ts';
import { DiscountCodes } from '../../../features/cart/DiscountCodes.tsx';
import { unitPriceOf } from '../../../features/cart/refresh-cart.ts';
import { useQuote } from '../../../features/cart/useQuote.ts';
import { CheckoutFrame } from '../../../features/checkout/CheckoutFrame.tsx';
import { destinationOf, isFetchedBy } from '../../../features/checkout/shipping-details.ts';
import { checkoutProgress } from '../../../features/checkout/steps.ts';
import { OrderItems } from '../../../features/orders/OrderItems.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { PayButton } from '../../../features/payments/PayButton.tsx';
import { loginUrl } from '../../../router/urls.ts';
import { Loader } from '../../../ui/Loader.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { arrivalText } from './arrival-text.ts';
import { CONSENT_BOX, ConsentField } from './ConsentField.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { NoteField } from './NoteField.tsx';
import { OrderedNotice } from './OrderedNotice.tsx';
import { PaymentInCheck } from './PaymentInCheck.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';
import { useConsent } from './useConsent.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

const TestOrder = lazyPart(async () => (await import('./TestOrder.tsx')).TestOrder);

/** The whole order for review, and the button that buys it. */
function PlaceOrderPage() {
  const cart = useCart();
  const buyer = useBuyer();
  const guest = buyer && !buyer._id ? buyer.email : null;
  const settings = useSettings();
  const destination = destinationOf(cart.shippingAddress);
  const { taxId } = destination.billingAddress ?? destination.shippingAddress;
  const quote = useQuote(undefined, taxId);
  const [hasTried, setHasTried] = useState(false);
  const consent = useConsent();
  const { phase, refused, orderedBefore, note, purchase, write, place, check } = usePlaceOrder(
    cart,
    destination,
    quote,
    consent,
  );
  const progress = checkoutProgress(cart, buyer !== null, isFetchedBy(quote.methodId));

  if (phase === 'done') return <Loader />;
  if (phase === 'checking' || phase === 'unknown') {
    return <PaymentInCheck isChecking={phase === 'checking'} onCheck={check} />;
  }
  if (orderedBefore) return <OrderedNotice {...orderedBefore} />;
  if (!progress.hasAddress) return <Navigate replace to="/shipping" />;
  if (!progress.hasPaymentMethod) return <Navigate replace to="/payment" />;

  const offered = quote.parts?.paymentMethods;
  const method = offered?.find(({ id }) => id === cart.paymentMethod);
  // It was switched off, or is not offered for this country or total.
  if (offered && !method) return <Navigate replace to="/payment" />;

  const { shippingAddress, billingAddress } = destination;
  const way = quote.parts?.shippingMethods.find(({ id }) => id === quote.methodId);
  const agreeAndPlace = () => {
    setHasTried(true);
    if (consent.isMissing) document.getElementById(CONSENT_BOX)?.focus();
    else place();
  };
  const pickup = way?.kind === 'PICKUP' && way;
  const discountOf = (variantId: string) =>
    quote.lines?.find((line) => line.variantId === variantId)?.discount;
  return (
    <CheckoutFrame
      step="/placeorder"
      title={t.placeOrder}
      progress={progress}
      quote={quote}
      notes={<DiscountCodes codeProblems={quote.codeProblems} />}
      action={
        <>
          {method?.capture === 'SHIPMENT' && <p>{t.onlyReservedNow}</p>}
          {settings.orderButton && quote.isCurrent && quote.prices && (
            // On phones the sum is below what is seen with the button, which does not say it.
            <Typography sx={{ display: { md: 'none' }, mb: 1, fontWeight: 700 }}>
              {t.totalToPay(formatCharge(quote.prices.totalPrice, settings))}
            </Typography>
          )}
          <ConsentField consent={consent} isRefused={hasTried && consent.isMissing} />
          <PayButton pending={phase === 'busy'} disabled={!quote.isCurrent} onClick={agreeAndPlace}>
            {settings.orderButton ??
              (quote.isCurrent && quote.prices
                ? t.placeOrderFor(formatCharge(quote.prices.totalPrice, settings))
                : t.placeOrder)}
          </PayButton>
          {settings.isClosed && <TestOrder purchase={purchase} disabled={!quote.isCurrent} />}
        </>
      }
      tools={!consent.way && <LegalLinks pages={consent.pages} />}
    >
      {refused && <RefusedNotice {...refused} />}
      <Paper variant="outlined">
        {guest && (
          <OrderSection
            title={t.eMail}
            action={<ChangeLink href={loginUrl('/placeorder')} what={t.eMailAddress} />}
          >
            {guest}
          </OrderSection>
        )}
        <OrderSection
          title={pickup ? t.pickup : t.shipping}
          action={<ChangeLink href="/shipping" what={pickup ? t.pickupInText : t.shippingAddress} />}
        >
          {pickup && <div>{t.youFetchIt(pickupPhrase(pickup))}</div>}
          <div>{addressLines(shippingAddress).join(', ')}</div>
          {billingAddress && <div>{t.billTo(addressLines(billingAddress).join(', '))}</div>}
          {quote.parts?.vatCheck && <div role="status">{quote.parts.vatCheck.reason}</div>}
          {!pickup && quote.parts?.shippingMethod && (
            <div>{t.shippingMethod(quote.parts.shippingMethod.name)}</div>
          )}
          {!pickup && way?.delivery && <div>{arrivalText(way.delivery, method?.kind)}</div>}
        </OrderSection>
        <OrderSection
          title={t.paymentMethod}
          action={<ChangeLink href="/payment" what={t.paymentMethodInText} />}
        >
          {method?.label ?? cart.paymentMethod}
        </OrderSection>
        <OrderSection title={t.orderItems}>
          <OrderItems
            items={cart.lines.map((line) => ({
              ...line,
              product: line.productId,
              discount: discountOf(line.variantId),
              unitPrice: unitPriceOf(line.variantId, quote.lines),
            }))}
          />
        </OrderSection>
        <NoteField value={note} onChange={write} />
      </Paper>
    </CheckoutFrame>
  );
}

/** Back to the step that a part of the order was chosen in. */
function ChangeLink({ href, what }: { href: string; what: string }) {
  return (
    <Link href={href} aria-label={t.changeWhat(what)}>
      {t.change}
    </Link>
  );
}

export default forBuyers(PlaceOrderPage);
