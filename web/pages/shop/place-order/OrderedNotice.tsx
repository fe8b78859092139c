import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/place-order';
import { orderUrl } from '../../../router/urls.ts';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';

/** Replaces the page when its cart was bought in another window. */
export function OrderedNotice({ message, order }: { message: string; order: string | undefined }) {
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeading title={t.placeOrder} />
      <Message severity="info">
        {message} <Link href={order ? orderUrl(order) : '/'}>{order ? t.seeTheOrder : t.goOnShopping}</Link>
      </Message>
    </Box>
  );
}
