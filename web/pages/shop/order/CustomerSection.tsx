import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/order';
import { BlockBuyer } from '../../../features/orders/BlockBuyer.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { adminOrdersUrl, customerUrl } from '../../../router/admin-urls.ts';
import { mailUrl } from '../../../router/urls.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';

/** Who bought an order, and the way to all that they bought. */
export function CustomerSection({ order }: { order: OrderDetailFragment }) {
  const { user, shippingAddress, billingAddress } = order;
  const phones = new Set([shippingAddress.phone, billingAddress?.phone].filter((phone) => phone != null));
  const { pathname, search } = useLocation();
  const orders = `${adminOrdersUrl}?customer=${order.id}`;
  return (
    <OrderSection
      title={t.customer}
      action={
        <Link component={RouterLink} href={orders}>
          {t.theirOrders}
        </Link>
      }
    >
      <Link
        component={RouterLink}
        href={customerUrl(order.id, pathname + search)}
        sx={{ ...line, fontWeight: 600 }}
      >
        {user.name}
      </Link>
      <Link href={mailUrl(user.email)} sx={line}>
        {user.email}
      </Link>
      {[...phones].map((phone) => (
        <Link key={phone} href={`tel:${phone.replaceAll(' ', '')}`} sx={line}>
          {phone}
        </Link>
      ))}
      <Box sx={{ mt: 1, ml: -2.5 }}>
        <BlockBuyer email={user.email} shippedTo={shippingAddress} />
      </Box>
    </OrderSection>
  );
}

/** A link in a line of its own, high enough to be pressed. */
const line = { display: 'block', py: 0.25, overflowWrap: 'anywhere' } as const;
