import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import * as t from '#messages/returns';
import { may, useViewer } from '../../../../features/accounts/viewer.ts';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../../features/orders/ShortDate.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../../ui/MissingPart.tsx';
import { Withdrawals } from '../withdraw/Withdrawals.tsx';
import { CancelReturn } from './CancelReturn.tsx';
import type { OrderReturnsFragment, ShownReturnFragment } from './OrderReturns.generated.tsx';
import { RequestReturn } from './RequestReturn.tsx';
import { ShownReturn } from './ShownReturn.tsx';
import { useReturns } from './useReturns.ts';

// Only staff load it.
const ReturnTools = lazyPart(async () => (await import('./ReturnTools.tsx')).ReturnTools, MissingPart);

interface OrderReturnsProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
  /** Counts what happened to the order besides. */
  changes: number;
  /** Something was returned or answered. */
  onChange: () => void;
}

/** What comes back of an order, with a button to return items, and for staff what they do with a return. */
export function OrderReturns({ order, link, changes, onChange }: OrderReturnsProps) {
  const viewer = useViewer();
  const [isAsking, setAsking] = useState(false);
  const { found, reload } = useReturns(order.id, link, changes);
  if (!found) return null;
  const mayAsk = found.orderItems.some(({ returnableQuantity }) => returnableQuantity > 0);
  const returns = found.returns.filter(({ kind }) => kind === 'RETURN');
  const isStaff = !order.isOwn && !link && may(viewer, 'ORDERS');
  const done = () => {
    onChange();
    void reload();
    void link?.reload();
  };
  const show = (returned: ShownReturnFragment, heading: ReactNode) => (
    <>
      <ShownReturn {...{ returned, heading }} nameOf={nameIn(order)} token={link?.token} />
      {isStaff && <ReturnTools {...{ returned, order }} onDone={done} />}
      {!isStaff && returned.state === 'REQUESTED' && (
        <CancelReturn id={returned.id} link={link} onDone={done} />
      )}
    </>
  );
  return (
    <>
      {(returns.length > 0 || mayAsk) && (
        <OrderSection id="returns" title={t.returns}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {returns.map((each) => (
              <Box component="li" key={each.id} sx={{ py: 1 }}>
                {show(each, t.ofDay(<ShortDate iso={each.createdAt} />))}
              </Box>
            ))}
          </Box>
          {mayAsk && (
            <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
              {t.returnItems}
            </Button>
          )}
        </OrderSection>
      )}
      {order.withdrawals.length > 0 && <Withdrawals {...{ order, show }} returns={found.returns} />}
      {isAsking && (
        <RequestReturn
          {...{ order, link }}
          units={unitsIn(found)}
          onDone={done}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The name of a line. */
const nameIn =
  ({ orderItems }: OrderDetailFragment) =>
  (id: string) => {
    const item = orderItems.find((each) => each.id === id);
    return item ? [item.name, ...item.options].join(', ') : '';
  };

/** Units that can be returned, by the id of their line. */
const unitsIn = ({ orderItems }: OrderReturnsFragment) =>
  new Map(orderItems.map(({ id, returnableQuantity }) => [id, returnableQuantity]));
