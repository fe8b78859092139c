import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as exchange from '#messages/exchanges';
import * as t from '#messages/order';
import { deliveryText, stillHolds } from '#money/delivery-dates';
import { orderName } from '#money/order-name';
import { daysText, pickupPhrase } from '#money/pickup';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { forgetBought, isJustBought } from '../../../features/orders/just-bought.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { useMailed } from '../../../ui/useMailed.tsx';

/** Thanks the buyer, or who pays by a payment link, for an order that was just placed or paid, and says what happens next. Later visits do not show it. */
export function ThankYou({ order, hasLink }: { order: OrderDetailFragment; hasLink?: boolean }) {
  const isRestPaid = order.exchangedFor?.isRestPaid ?? false;
  const [before] = useState(() => ({ isPaid: order.isPaid, isRestPaid, isPlacing: isJustBought(order.id) }));
  if (order.cancelledAt) return null;
  if (before.isPlacing) return <Thanks order={order} title={t.thankYouYourOrderIs} />;
  if (!(order.isOwn || hasLink) || before.isPaid) return null;
  if (!order.isPaid)
    return isRestPaid && !before.isRestPaid ? (
      <Thanks order={order} title={exchange.thankYouForThePayment} />
    ) : null;
  return <Thanks order={order} title={t.thankYouYourOrderIsPaid} />;
}

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
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="thanks"
      sx={{ mb: { xs: 2, md: 3 }, p: { xs: 2, md: 3 }, borderColor: 'success.main' }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box component="span" sx={badge}>
          <Icon name="check" size={20} />
        </Box>
        <Typography id="thanks" variant="h2" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 2,
          display: 'grid',
          gap: { xs: 1.5, md: 3 },
          gridTemplateColumns: { md: 'auto repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Fact name={t.orderNumber}>{orderName(order.number)}</Fact>
        <Fact name={t.confirmation}>
          {mailed(t.weMailItToWhen(order.user.email, Boolean(isNow)))}
          {mails === 'waiting' && t.keepTheLinkOfThisPage(order.isOwn && !viewer)}
        </Fact>
        <Fact name={t.whatHappensNext}>{nextSentence(order)}</Fact>
      </Box>
    </Paper>
  );
}

const badge = {
  display: 'inline-flex',
  flexShrink: 0,
  p: 1,
  borderRadius: '50%',
  color: 'background.paper',
  bgcolor: 'success.main',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.25 }}>
        {children}
      </Box>
    </Box>
  );
}

/** What the shop does with the order, in one sentence. */
export function nextSentence({
  isPaid,
  authorizedUntil,
  acceptedAt,
  paymentChoice,
  shippingMethod,
  exchangedFor,
  paidAt,
  createdAt,
}: Pick<OrderDetailFragment, 'isPaid' | 'shippingMethod'> &
  Partial<
    Pick<
      OrderDetailFragment,
      'acceptedAt' | 'authorizedUntil' | 'paymentChoice' | 'exchangedFor' | 'paidAt' | 'createdAt'
    >
  >): string {
  if (!isPaid && exchangedFor) return exchange.sendItBackNext(orderName(exchangedFor.orderNumber));
  if (!isPaid && acceptedAt)
    return paymentChoice?.kind === 'TRANSFER'
      ? t.wePackYourOrderAs
      : t.wePackYourOrderYou(
          shippingMethod?.kind === 'PICKUP'
            ? t.youFetchItShippingMethod(pickupPhrase(shippingMethod))
            : t.itArrives,
        );
  if (!isPaid && !authorizedUntil) return t.wePackYourOrderAsSoon;
  if (!shippingMethod) return t.wePackYourOrderAnd;
  const { name, kind, daysMin, daysMax, delivery } = shippingMethod;
  const days = daysText(daysMin, daysMax);
  if (kind === 'PICKUP') return t.wePackYourOrderAndYou(pickupPhrase(shippingMethod));
  const isPrompt = !paidAt || !createdAt || stillHolds(createdAt, paidAt);
  if (delivery && isPrompt)
    return t.wePackYourOrderAndItArrives(name, deliveryText(delivery), delivery.from !== delivery.to);
  return t.wePackYourOrderAndShip(name, days);
}
