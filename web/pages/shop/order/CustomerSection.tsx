import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/order';
import { BlockBuyer } from '../../../features/orders/BlockBuyer.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { adminOrdersUrl } from '../../../router/admin-urls.ts';
import { mailUrl } from '../../../router/urls.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';

/** Who bought an order, and the way to all that they bought. */
export function CustomerSection({ order }: { order: OrderDetailFragment }) {
  const { user, shippingAddress, billingAddress } = order;
  const phones = new Set([shippingAddress.phone, billingAddress?.phone].filter((phone) => phone != null));
  const orders = `${adminOrdersUrl}?${new URLSearchParams({ keyword: user.email })}`;
  return (
    <OrderSection
      title={t.customer}
      action={
        <Link component={RouterLink} href={orders}>
          {t.theirOrders}
        </Link>
      }
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</Box>
      <Link href={mailUrl(user.email)} sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Link>
      {[...phones].map((phone) => (
        <div key={phone}>
          <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
        </div>
      ))}
      <Box sx={{ mt: 1, ml: -2.5 }}>
        <BlockBuyer order={order} />
      </Box>
    </OrderSection>
  );
}
