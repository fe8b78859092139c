import { useEffect, useState } from 'react';
import * as t from '#messages/cart';
import { type Prices, pricesOf } from '#money/pricing';
import { readFailure } from '../../apollo/errors.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { contentsOf, type Line, saveQuote } from './cart.ts';
import { updateCart, useCart } from './cart-store.ts';
import { useCodes } from './codes-store.ts';
import { type CartDiscountsFragment, type QuoteQuery, useQuoteQuery } from './Quote.generated.tsx';
import { quoteVariables, type ServerLine } from './refresh-cart.ts';
import { useShippingChoice } from './shipping-choice.ts';

/** Arrow keys and typing pass through quantities that are not meant. */
const DEBOUNCE_MS = 150;
/** A request that takes longer is reported to the shopper. */
const SLOW_MS = 2000;
const NOT_SHIPPED = t.theShopDoesNotShip;

export interface ShownQuote {
  /** The four prices to show. Null while the server has not priced any cart yet. */
  prices: Prices | null;
  /** Whether they are the prices of exactly this cart. */
  isCurrent: boolean;
  /** Whether a method ships it to the country; otherwise neither shipping nor total has a price. */
  isShipped: boolean;
  /** One sentence on why they may not be right. */
  notice: string | null;
  /** The server's lines of this cart, as soon as they are there. */
  lines: ServerLine[] | undefined;
  /** Tax and shipping of this cart likewise. */
  parts:
    | Pick<
        QuoteQuery['cart'],
        | (
            | 'taxLines'
            | 'pricesIncludeTax'
            | 'vatCheck'
            | 'shippingMethod'
            | 'shippingMethods'
            | 'paymentMethods'
          )
        | 'missingForFreeShipping'
      >
    | undefined;
  /** Id of the shipping method that they are for; while that is not known, of the chosen one. */
  methodId: string | undefined;
  /** What is taken off, likewise. */
  discounts: CartDiscountsFragment['discounts'] | undefined;
  /** The codes that take nothing off, likewise. */
  codeProblems: CartDiscountsFragment['codeProblems'] | undefined;
}

/**
 * What the cart costs, by the server, in the country that is given, else in the saved one, for a buyer with this tax number. The last quote is stored with the cart. It is shown until the server answers, and
 * goes on being shown, with a notice, when the server is slow or cannot be reached.
 */
export function useQuote(typedCountry?: string, taxId?: string | null): ShownQuote {
  const { lines, quote, shippingAddress } = useCart();
  const country = typedCountry ?? shippingAddress.country;
  const method = useShippingChoice();
  const codes = useCodes();
  const sent = useDebounced(lines, DEBOUNCE_MS);
  const { data, loading, error } = useQuoteQuery({
    variables: {
      ...quoteVariables(sent, { country }, method),
      ...(codes.length > 0 && { codes: [...codes] }),
      taxId,
    },
    skip: sent.length === 0,
  });
  const quotedFor = (quoted: readonly Line[]) =>
    [contentsOf(quoted), country, method, taxId, ...codes].filter(Boolean).join(' | ');
  const contents = quotedFor(sent);
  useEffect(() => {
    if (data) updateCart((cart) => saveQuote(cart, { prices: pricesOf(data.cart), contents }));
  }, [data, contents]);

  const current = quotedFor(lines);
  const answer = contents === current ? data?.cart : undefined;
  const isCurrent = answer !== undefined || quote?.contents === current;
  const isUnconfirmed = useIsUnconfirmed(Boolean(answer) && !loading && !error, Boolean(error));
  const isShipped = !answer || lines.length === 0 || answer.shippingMethod !== null;
  const prices = answer ? pricesOf(answer) : (quote?.prices ?? null);
  return {
    prices,
    isCurrent,
    isShipped,
    notice:
      (error && refusalOf(error)) ??
      (isShipped ? null : NOT_SHIPPED) ??
      (isUnconfirmed ? noticeFor(prices, isCurrent) : null),
    lines: answer?.lines,
    parts: answer,
    methodId: answer?.shippingMethod?.id ?? method,
    discounts: answer?.discounts,
    codeProblems: answer?.codeProblems,
  };
}

/** True from a failed or slow request on until one has succeeded. */
function useIsUnconfirmed(isConfirmed: boolean, hasFailed: boolean): boolean {
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  useEffect(() => {
    if (isConfirmed || hasFailed) {
      setIsUnconfirmed(hasFailed);
      return;
    }
    const timer = setTimeout(() => setIsUnconfirmed(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isConfirmed, hasFailed]);
  return isUnconfirmed;
}

function noticeFor(prices: Prices | null, isCurrent: boolean): string {
  if (!prices) return t.pricesAppearAsSoonAs;
  return isCurrent ? t.theseAreTheLastKnown : t.theseAreThePricesBefore;
}

/** Why the server does not price this cart at all. */
function refusalOf(error: unknown): string | null {
  const { code, message } = readFailure(error);
  return code === 'BAD_USER_INPUT' || code === 'RATE_LIMITED' ? message : null;
}
