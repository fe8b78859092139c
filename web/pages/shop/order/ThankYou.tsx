import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import * as exchange from '#messages/exchanges';
import * as t from '#messages/order';
import { orderName } from '#money/order-name';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { forgetBought, isJustBought } from '../../../features/orders/just-bought.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { sumOfOpen } from '../../../features/orders/open-items.ts';
import { Button } from '../../../ui/Button.tsx';
import { ACCENT } from '../../../ui/colors.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMailed } from '../../../ui/useMailed.tsx';
import { NextSteps } from './NextSteps.tsx';

interface ThankYouProps {
  order: OrderDetailFragment;
  hasLink?: boolean;
  isInAdmin?: boolean;
}

/**
 * Thanks the buyer, or who pays by a payment link, for an order that was just placed or paid, and says what happens next. Later visits
 * of its buyer say that alone, until something of it is shipped.
 */
export function ThankYou({ order, hasLink, isInAdmin }: ThankYouProps) {
  const isRestPaid = order.exchangedFor?.isRestPaid ?? false;
  const [before] = useState(() => ({ isPaid: order.isPaid, isRestPaid, isPlacing: isJustBought(order.id) }));
  if (order.cancelledAt) return null;
  if (before.isPlacing) return <Thanks order={order} title={t.thankYouYourOrderIs} />;
  if (!(order.isOwn || hasLink)) return null;
  if (order.isPaid && !before.isPaid) return <Thanks order={order} title={t.thankYouYourOrderIsPaid} />;
  if (!order.isPaid && isRestPaid && !before.isRestPaid)
    return <Thanks order={order} title={exchange.thankYouForThePayment} />;
  return isInAdmin || !isToCome(order) ? null : (
    <Box component="section" sx={{ mb: 4, maxWidth: 560 }}>
      <NextSteps order={order} heading="h2" />
    </Box>
  );
}

/** Whether all of what is bought is still to be shipped. */
const isToCome = ({ state, orderItems, refund }: OrderDetailFragment) =>
  ['PLACED', 'AUTHORIZED', 'PAID'].includes(state) && sumOfOpen(orderItems) > 0 && !refund?.refundedAt;

function Thanks({ order, title }: { order: OrderDetailFragment; title: string }) {
  const mailed = useMailed();
  const { mails } = useSettings();
  const viewer = useViewer();
  const isNow = order.isPaid || order.acceptedAt || order.authorizedUntil;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    forgetBought();
    // After the heading of the screen, which gets the focus when a screen is opened.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box component="section" aria-labelledby="thanks" sx={frame}>
      <div>
        <Shelf items={order.orderItems} />
        <Typography
          id="thanks"
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ fontSize: { xs: '2.125rem', md: '2.75rem' }, textWrap: 'balance' }}
        >
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '60ch', color: 'text.secondary' }}>
          {mailed(t.weMailItToWhen(order.user.email, Boolean(isNow)))}
          {mails === 'waiting' && t.keepTheLinkOfThisPage(order.isOwn && !viewer)}
        </Typography>
        <OrderNumber name={orderName(order.number)} />
      </div>
      <NextSteps order={order} />
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'end',
  mt: { xs: 1, md: 3 },
  mb: { xs: 4, md: 6 },
};

/** As many as fit on a phone. */
const MOST = 3;

/** What was bought stands on a line, before a disc. */
function Shelf({ items }: { items: readonly { id: string; image: string }[] }) {
  return (
    <Box aria-hidden data-screen-only sx={shelf}>
      {items.slice(0, MOST).map(({ id, image }) => (
        <Box
          key={id}
          sx={{
            position: 'relative',
            width: { xs: 92, md: 128 },
            overflow: 'hidden',
            borderRadius: '12px 12px 0 0',
          }}
        >
          <Picture image={image} alt="" priority="eager" sizes="128px" />
        </Box>
      ))}
    </Box>
  );
}

const shelf = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: 1.5,
  pt: { xs: 4, md: 6 },
  mb: 3,
  borderBottom: '2px solid',
  '&::before': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    width: { xs: 190, md: 260 },
    aspectRatio: '2 / 1.3',
    borderRadius: '999px 999px 0 0',
    bgcolor: ACCENT,
  },
};

/** To be read aloud or copied. */
function OrderNumber({ name }: { name: string }) {
  const copy = () =>
    void navigator.clipboard?.writeText(name).then(
      () => toast(t.orderNumberCopied),
      () => undefined,
    );
  return (
    <Box sx={number}>
      <div>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t.orderNumber}</Box>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{name}</Box>
      </div>
      <Button variant="outlined" size="small" onClick={copy}>
        {t.copy}
      </Button>
    </Box>
  );
}

const number = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2.5,
  px: 2,
  py: 1.5,
  maxWidth: 420,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
