import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/cart';
import { CartLines } from '../../../features/cart/CartLines.tsx';
import { totalQuantity } from '../../../features/cart/cart.ts';
import { useCart } from '../../../features/cart/cart-store.ts';
import { DiscountCodes } from '../../../features/cart/DiscountCodes.tsx';
import { useAddedLines } from '../../../features/cart/useAddedLines.ts';
import { useLineProblems } from '../../../features/cart/useLineProblems.ts';
import { useQuote } from '../../../features/cart/useQuote.ts';
import { ArrivalNote } from '../../../features/checkout/ArrivalNote.tsx';
import { ChargeNote } from '../../../features/checkout/ChargeNote.tsx';
import { FreeShippingNote } from '../../../features/checkout/FreeShippingNote.tsx';
import { OrderSummary } from '../../../features/checkout/OrderSummary.tsx';
import { SummaryLayout } from '../../../features/checkout/SummaryLayout.tsx';
import { loginUrl } from '../../../router/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

const TopRated = lazyPart(async () => (await import('../../../features/catalog/TopRated.tsx')).TopRated);

/** What the shopper is about to buy and what it will cost. */
export default function CartPage() {
  const isAdding = useAddedLines();
  const cart = useCart();
  const navigate = useNavigate();
  const { lines, ...quote } = useQuote();
  const problems = useLineProblems(lines);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = cart.lines.length === 0;
  const offered = quote.parts?.paymentMethods ?? [];
  // One that is offered alone need not be chosen.
  const payment =
    offered.find(({ id }) => id === cart.paymentMethod) ?? (offered.length === 1 ? offered[0] : undefined);
  const isBlocked = cart.lines.some(({ availableQuantity }) => availableQuantity === 0);
  const proceed = (
    <Button
      fullWidth
      variant="contained"
      size="large"
      onClick={() => navigate(loginUrl('/shipping'))}
      disabled={isEmpty || isBlocked}
    >
      {t.proceedToCheckout}
    </Button>
  );

  return (
    <>
      <PageTitle title={t.shoppingCart} />
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mb: 3 }}>
        {t.shoppingCart}
      </Typography>
      {problems.length > 0 && <Message severity="info">{t.pricesOrStockHaveChanged}</Message>}
      {isEmpty && isAdding ? (
        <Loader />
      ) : isEmpty ? (
        <>
          <EmptyState action={{ href: '/', label: t.goBack }}>{t.yourCartIsEmpty}</EmptyState>
          <Box sx={{ maxWidth: 340, mx: 'auto' }}>{proceed}</Box>
          <TopRated />
        </>
      ) : (
        <SummaryLayout
          summary={
            <OrderSummary {...quote} {...quote.parts} itemsLabel={t.subtotalItems(totalQuantity(cart))}>
              <DiscountCodes codeProblems={quote.codeProblems} />
              <FreeShippingNote missing={quote.parts?.missingForFreeShipping} />
              <ArrivalNote
                methods={quote.parts?.shippingMethods}
                chosen={quote.methodId}
                paymentKind={payment?.kind}
              />
              <ChargeNote cents={quote.prices?.totalPrice} />
              {isBlocked && <Typography sx={{ mt: 1.5 }}>{t.removeWhatIsNotIn}</Typography>}
            </OrderSummary>
          }
          action={proceed}
        >
          <CartLines
            lines={cart.lines}
            quoted={lines}
            problems={problems}
            onRemoved={() => heading.current?.focus()}
          />
        </SummaryLayout>
      )}
    </>
  );
}
