import { useEffect, useState } from 'react';
import { ignoreShown } from '../../../../apollo/errors.ts';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import {
  type OrderReturnsFragment,
  useLinkedReturnsMutation,
  useOrderReturnsQuery,
} from './OrderReturns.generated.tsx';

/** What comes back of an order, by its id or by a mailed link, and what can be returned of it; nothing until it is loaded. */
export function useReturns(id: string, link: OrderAccess | undefined, changes: number) {
  const own = useOrderReturnsQuery({ variables: { id }, skip: link !== undefined });
  const [open] = useLinkedReturnsMutation({
    fetchPolicy: 'no-cache',
    // It changes nothing: toasts about what was done stay.
    context: { inlineErrors: true, isBackground: true },
  });
  const [linked, setLinked] = useState<OrderReturnsFragment>();
  const load = async () => {
    if (!link) return void (await own.refetch());
    const { data } = await open({ variables: { token: link.token } });
    setLinked(data?.openOrder);
  };
  useEffect(() => {
    if (link) load().catch(ignoreShown);
  }, [id, changes]);
  return { found: link ? linked : own.data?.order, reload: () => load().catch(ignoreShown) };
}
