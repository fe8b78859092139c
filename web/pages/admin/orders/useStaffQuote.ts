import { useEffect } from 'react';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useStaffOrderQuoteQuery } from './NewOrder.generated.tsx';
import { type OrderForm, quoteVariables } from './order-form.ts';

/** Time without a change after which the order is priced again. Milliseconds. */
const REST_MS = 300;

type Quote = NonNullable<ReturnType<typeof useStaffOrderQuoteQuery>['data']>['staffOrderQuote'];

/** What the order costs, by the server. */
export function useStaffQuote(form: OrderForm, onQuote: (quote: Quote) => void) {
  const current = JSON.stringify(quoteVariables(form));
  const sent = useDebounced(current, REST_MS);
  const isPriceable = form.lines.length > 0 && form.lines.every(({ qty }) => qty >= 1);
  const { data, previousData, error, refetch } = useStaffOrderQuoteQuery({
    variables: JSON.parse(sent),
    skip: !isPriceable,
    fetchPolicy: 'cache-and-network',
    context: { inlineErrors: true },
  });
  useEffect(() => {
    if (data) onQuote(data.staffOrderQuote);
  }, [data]);
  const quote = isPriceable ? (data ?? previousData)?.staffOrderQuote : undefined;
  return {
    quote,
    isCurrent: Boolean(data) && sent === current,
    error: isPriceable ? error : undefined,
    refetch,
  };
}
