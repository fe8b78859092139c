import Box from '@mui/material/Box';
import * as t from '#messages/orders';
import { orderName } from '#money/order-name';
import { BuyAgain } from '../../../features/cart/BuyAgain.tsx';
import { orderUrl } from '../../../router/urls.ts';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { OrderCardFragment } from './OrdersPage.generated.tsx';

interface OrderActionsProps {
  order: OrderCardFragment;
  /** Whether its buyer is to pay it. */
  isOpen: boolean;
}

/** What the buyer of an order can do next: pay it, follow what is on its way, buy the same again, or read the invoice. */
export function OrderActions({ order, isOpen }: OrderActionsProps) {
  const { id, number, orderItems, fulfillments, invoices } = order;
  const name = orderName(number);
  const onItsWay = fulfillments.findLast(({ deliveredAt, trackingUrl }) => !deliveredAt && trackingUrl);
  const invoice = invoices.find(({ isCurrent }) => isCurrent)?.files[0];
  const action = (label: string, props: ButtonProps & { target?: string; rel?: string }) => (
    <Button variant="outlined" size="small" {...props}>
      {label}
      <VisuallyHidden> {t.ofOrder(name)}</VisuallyHidden>
    </Button>
  );
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    // Above the link that covers the card.
    <Box sx={{ position: 'relative', zIndex: 1, width: 'fit-content', mt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOpen && !order.paidAt && action(t.payLabel, { href: orderUrl(id), variant: 'contained' })}
        {onItsWay && action(t.track, { href: onItsWay.trackingUrl!, ...outside })}
        <BuyAgain items={orderItems} order={name} />
        {invoice && action(t.invoice, { href: invoice.path, ...outside })}
        {action(t.view, { href: orderUrl(id), variant: 'text' })}
      </Box>
    </Box>
  );
}
