import { useState } from 'react';
import { adminOrdersUrl, adminOrderUrl } from '../../router/admin-urls.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { useOrderListQuery } from './OrderList.generated.tsx';
import { orderListVariables } from './order-list.ts';

/** An order beside another in a list. */
interface Neighbor {
  number: number;
  href: string;
}

interface Neighbors {
  /** The order that they are beside. */
  of: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
}

/**
 * The orders before and after an order in the list that it was opened from, on its other pages as well. They stay while the order
 * is shown, also when it has left the list, as one that was shipped leaves those to be shipped.
 */
export function useNeighbors(id: string, list: string): Neighbors | undefined {
  const [known, setKnown] = useState<Neighbors>();
  const [path, search = ''] = list.split('?');
  const params = new URLSearchParams(search);
  const variables = orderListVariables(params, useTimeZone());
  const skip = path !== adminOrdersUrl;
  const { page } = variables;
  const here = useOrderListQuery({ variables, skip }).data?.orders;
  const at = here?.orders.findIndex((order) => order.id === id) ?? -1;
  const isFirst = at === 0 && page > 1;
  const isLast = here !== undefined && at === here.orders.length - 1 && page < here.pages;
  const before = useOrderListQuery({ variables: { ...variables, page: page - 1 }, skip: !isFirst });
  const after = useOrderListQuery({ variables: { ...variables, page: page + 1 }, skip: !isLast });
  if (!here || at < 0) return known?.of === id ? known : undefined;

  const beside = (
    order: { id: string; number: number } | undefined,
    onPage: number,
  ): Neighbor | undefined => {
    if (!order) return;
    const from = new URLSearchParams(params);
    if (onPage > 1) from.set('page', String(onPage));
    else from.delete('page');
    return {
      number: order.number,
      href: adminOrderUrl(order.id, from.size > 0 ? `${path}?${from}` : path),
    };
  };
  const neighbors = {
    of: id,
    previous: isFirst
      ? beside(before.data?.orders.orders.at(-1), page - 1)
      : beside(here.orders[at - 1], page),
    next: isLast ? beside(after.data?.orders.orders[0], page + 1) : beside(here.orders[at + 1], page),
  };
  if (JSON.stringify(neighbors) !== JSON.stringify(known)) setKnown(neighbors);
  return neighbors;
}
