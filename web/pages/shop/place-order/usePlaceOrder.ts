import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as t from '#messages/place-order';
import { useBuyer } from '../../../features/accounts/guest.ts';
import type { Cart } from '../../../features/cart/cart.ts';
import { type OrderedCart, rememberOrdered } from '../../../features/cart/cart-id.ts';
import { readCart, updateCart } from '../../../features/cart/cart-store.ts';
import { clearCodes, readCodes } from '../../../features/cart/codes-store.ts';
import type { LineProblem } from '../../../features/cart/line-problem.ts';
import { useQuoteLazyQuery } from '../../../features/cart/Quote.generated.tsx';
import { refreshCart } from '../../../features/cart/refresh-cart.ts';
import { removeBought } from '../../../features/cart/remove-bought.ts';
import { useShippingChoice } from '../../../features/cart/shipping-choice.ts';
import { takeOutBought } from '../../../features/cart/take-out-bought.ts';
import type { ShownQuote } from '../../../features/cart/useQuote.ts';
import { readAttempt } from '../../../features/checkout/attempt.ts';
import { readOrderNote, saveOrderNote } from '../../../features/checkout/order-note.ts';
import type { Destination } from '../../../features/checkout/shipping-details.ts';
import { rememberBought } from '../../../features/orders/just-bought.ts';
import { payInWidget } from '../../../features/payments/open-widget.ts';
import { orderUrl } from '../../../router/urls.ts';
import { useSettings } from '../../../ui/settings.ts';
import { toast } from '../../../ui/toast.tsx';
import { buy, type Outcome, type Shop, settle } from './buy.ts';
import {
  useCancelCheckoutMutation,
  usePlaceOrderMutation,
  useStartCheckoutMutation,
} from './PlaceOrder.generated.tsx';
import { boughtOf, contentOf, type Purchase, purchaseOf } from './purchase.ts';
import { isToSettle, returnedOf } from './returned.ts';
import type { ConsentState } from './useConsent.ts';
import { useOrderedElsewhere } from './useOrderedElsewhere.ts';

interface State {
  phase: 'ready' | 'busy' | 'checking' | 'unknown' | 'done';
  refused?: { message: string; lines: LineProblem[] };
  /** The cart was bought in another window. */
  orderedBefore?: { message: string; order: string | undefined };
}

/**
 * Buys the cart at the prices that are shown, and says how far that has come. A payment whose order is not placed yet is
 * settled as soon as the page opens.
 */
export function usePlaceOrder(
  cart: Cart,
  destination: Destination,
  { prices, parts, discounts }: Pick<ShownQuote, 'prices' | 'parts' | 'discounts'>,
  { agreedPages, reload }: Pick<ConsentState, 'agreedPages' | 'reload'>,
) {
  const chosen = useShippingChoice();
  // Not what was chosen: what the prices are for.
  const method = chosen && (parts?.shippingMethod?.id ?? chosen);
  // Codes that take nothing off are left out.
  const codes = discounts?.flatMap(({ code }) => code ?? []) ?? [...readCodes()];
  const [note, setNote] = useState(readOrderNote);
  const purchase = purchaseOf(cart, destination, prices, {
    shippingMethodId: method,
    codes,
    note,
    agreedPages,
  });
  const buyer = useBuyer();
  const content = contentOf(purchase, buyer?._id ?? buyer?.email);
  const [fetchQuote] = useQuoteLazyQuery({ fetchPolicy: 'network-only' });
  const navigate = useNavigate();
  const closing = useRef(new AbortController());
  const shop = useShop(purchase, closing.current.signal, () => setState({ phase: 'checking' }));
  const isRunning = useRef(false);
  const { search } = useLocation();
  const [state, setState] = useState<State>(() => ({
    phase: isToSettle(readAttempt(), search) ? 'checking' : returnedOf(search) ? 'done' : 'ready',
  }));

  const elsewhere = useOrderedElsewhere(cart.id);
  useEffect(() => {
    if (!elsewhere) return;
    closing.current.abort();
    closing.current = new AbortController();
  }, [elsewhere?.order]);

  const show = async (outcome: Outcome, content: string) => {
    const { lines: bought, cartId = '' } = boughtOf(content);
    if (outcome.kind === 'ordered') {
      const { id, isPaid } = outcome.order;
      setState({ phase: 'done' });
      rememberOrdered({ cart: cartId, order: id, isPaid });
      // Not what another tab has put into it meanwhile.
      takeOutBought(cartId, bought);
      clearCodes();
      saveOrderNote('');
      rememberBought(id);
      return navigate(orderUrl(id), { replace: true, state: { isChecking: !isPaid } });
    }
    if (outcome.kind === 'unknown') return setState({ phase: 'unknown' });
    if (outcome.kind === 'orderedBefore') {
      // The window that bought it was closed before it knew.
      if (readCart().id === cartId) updateCart((cart) => removeBought(cart, bought));
      return setState({ phase: 'ready', orderedBefore: outcome });
    }
    if (outcome.kind === 'dismissed') {
      // Not when this page has closed the window itself.
      if (readCart().id === cartId) toast(t.paymentCancelledNothingWasCharged, { variant: 'info' });
      return setState({ phase: 'ready' });
    }
    // Also without lines: the prices may not be the ones that were shown.
    reload();
    const found = await refreshCart(fetchQuote).catch(() => []);
    const { message, lines } = outcome;
    setState({
      phase: 'ready',
      refused: { message, lines: lines.length > 0 && found.length > 0 ? found : lines },
    });
  };

  const run = async (phase: 'busy' | 'checking', content: string, act: () => Promise<Outcome>) => {
    // A second click comes before the button is drawn as disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase });
    await show(await act(), content);
    isRunning.current = false;
  };

  const check = () => {
    const attempt = readAttempt();
    if (isToSettle(attempt, search)) run('checking', attempt.content, () => settle(attempt, shop));
  };
  // Once, when the page opens.
  useEffect(() => {
    const returned = returnedOf(search);
    if (returned && !isToSettle(readAttempt(), search)) navigate(orderUrl(returned.order), { replace: true });
    else check();
  }, []);

  const orderedBefore = state.orderedBefore ?? (elsewhere && toldOf(elsewhere));
  return {
    ...state,
    orderedBefore,
    purchase,
    note,
    write(text: string) {
      saveOrderNote(text);
      setNote(text);
    },
    place: () => run('busy', content, () => buy(content, shop)),
    check,
  };
}

/** As the shop words it. */
const toldOf = ({ order, isPaid }: OrderedCart) => ({
  message: t.thisCartHasBeenPaid(isPaid),
  order,
});

function useShop(purchase: Purchase, signal: AbortSignal, onPaid: () => void): Shop {
  const buyer = useBuyer();
  const { shopName } = useSettings();
  const inline = { context: { inlineErrors: true } };
  const [startCheckout] = useStartCheckoutMutation(inline);
  const [cancelCheckout] = useCancelCheckoutMutation(inline);
  const [placeOrder] = usePlaceOrderMutation(inline);

  return {
    startCheckout: async (idempotencyKey) => {
      const guest = buyer && !buyer._id && { email: buyer.email };
      const { data } = await startCheckout({
        variables: { input: { ...purchase, ...guest, idempotencyKey } },
      });
      return data!.startCheckout;
    },
    cancelCheckout: (id) => cancelCheckout({ variables: { id } }),
    placeOrder: async (checkoutId, payment) => {
      const { data } = await placeOrder({ variables: { input: { checkoutId, payment } } });
      return data!.placeOrder;
    },
    pay: async (payment) => {
      const answer = await payInWidget({
        payment,
        shopName,
        customer: { name: purchase.shippingAddress.name ?? buyer?.name ?? '', email: buyer?.email ?? '' },
        signal,
      });
      if (typeof answer !== 'string') onPaid();
      return answer;
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
