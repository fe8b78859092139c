import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import * as t from '#messages/timeline';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { useMailed } from '../../ui/useMailed.tsx';
import type { OrderAccess } from './CancelOrder.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { OrderSection } from './OrderSection.tsx';
import {
  useSendLinkedOrderMessageMutation,
  useSendOrderMessageMutation,
} from './OrderTimeline.generated.tsx';
import { saidOnce } from './said-once.ts';
import { TextForm, type Written } from './TextForm.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import { useTimeline } from './useTimeline.ts';

interface OrderTimelineProps {
  order: OrderDetailFragment;
  link?: OrderAccess;
  /** Shown in the admin area, where the shop writes also about an order of the viewer. */
  isInAdmin?: boolean;
  /** Another number when something has changed that is not in the order. */
  changes?: number;
  /** Stands above the form for a message. */
  children?: ReactNode;
}

/** What happened to an order, newest first, with the form for a message: of its buyer, or of staff, who are mailed what the other writes. */
export function OrderTimeline({ order, link, isInAdmin, changes, children }: OrderTimelineProps) {
  const { entries, error, more, reload } = useTimeline(order.id, link, [order, changes]);
  // Whoever has a payment link may be anybody.
  const mayWrite = !link?.mayPay;
  // Of an order on hold, the newest is about the hold that it has now.
  const held = order.hold && entries?.find(({ type }) => type === 'order.held');
  return (
    <Paper variant="outlined" sx={{ mt: 2 }}>
      <OrderSection title={t.timeline}>
        {children}
        {mayWrite && <MessageForm {...{ order, link, isInAdmin }} onSent={reload} />}
        <LoadError error={error} onRetry={reload} />
        <Box component="ol" aria-label={t.timeline} sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
          {saidOnce(entries ?? []).map((entry) => (
            <TimelineEntry
              key={entry.id}
              {...{ entry, order }}
              reason={entry === held ? order.hold?.reason : undefined}
            />
          ))}
        </Box>
        {more && (
          <Button variant="text" onClick={more}>
            {t.showEarlier}
          </Button>
        )}
      </OrderSection>
    </Paper>
  );
}

interface MessageFormProps extends OrderTimelineProps {
  onSent: () => Promise<unknown>;
}

function MessageForm({ order: { id, isOwn }, link, isInAdmin = false, onSent }: MessageFormProps) {
  const mailed = useMailed();
  const inline = { context: { inlineErrors: true } };
  const [send, own] = useSendOrderMessageMutation(inline);
  const [sendLinked, linked] = useSendLinkedOrderMessageMutation({ ...inline, fetchPolicy: 'no-cache' });
  const isFromBuyer = !isInAdmin && (isOwn || link !== undefined);
  const onSend = async (written: Written) => {
    if (link) await sendLinked({ variables: { input: { ...written, token: link.token } } });
    else await send({ variables: { input: { ...written, orderId: id, asStaff: isInAdmin } } });
    await onSent();
  };
  return (
    <TextForm
      label={isFromBuyer ? t.messageToTheShop : t.messageToTheBuyer}
      hint={isFromBuyer ? t.answersStandHere : mailed(t.theBuyerGetsItByMail)}
      action={t.send}
      done={t.messageSent}
      error={own.error ?? linked.error}
      loading={own.loading || linked.loading}
      openedBy={isInAdmin ? 'message' : undefined}
      onSend={onSend}
    />
  );
}
