import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as order from '#messages/order';
import * as t from '#messages/timeline';
import { orderName } from '#money/order-name';
import { Money } from '../../ui/Money.tsx';
import { Time } from '../../ui/Time.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import type { TimelineEntryFragment } from './OrderTimeline.generated.tsx';

/** The order, as far as its timeline needs it. */
export type TimelineOrder = Pick<OrderDetailFragment, 'orderItems' | 'shippingMethod' | 'exchangedFor'>;

interface TimelineEntryProps {
  entry: TimelineEntryFragment;
  order: TimelineOrder;
  /** Why the order is on hold, beside the entry that put it there. */
  reason?: string;
}

const line = {
  position: 'relative',
  pl: 2.5,
  ml: 0.75,
  pb: 2.5,
  borderLeft: 2,
  borderColor: 'divider',
  '&:last-of-type': { pb: 0, borderColor: 'transparent' },
};
const small = { fontSize: '0.8125rem', color: 'text.secondary' };

/** Something that happened: what, when, who, and what it was about. */
export function TimelineEntry({ entry, order: bought, reason }: TimelineEntryProps) {
  const { at, type, fulfillment, fulfilledLines, credit, message, note } = entry;
  const text = message?.text ?? note?.text;
  const isWritten = type === 'message.sent' || type === 'note.added';
  const lines = fulfillment?.lines ?? credit?.lines ?? fulfilledLines;
  const items = lines.flatMap(({ orderItemId, quantity }) => {
    const item = bought.orderItems.find(({ id }) => id === orderItemId);
    return item ? order.units(quantity, [item.name, ...item.options].join(', ')) : [];
  });
  return (
    <Box component="li" sx={line}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: -8,
          top: 5,
          width: 14,
          height: 14,
          borderRadius: '50%',
          border: 2,
          borderColor: 'text.primary',
          bgcolor: message ? 'secondary.main' : 'background.paper',
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {byWhom(entry, reason) ?? whatOf(entry, bought)}
        </Box>
        <Box component="span" sx={small}>
          <Time iso={at} />
        </Box>
      </Box>
      <Box sx={{ ...small, overflowWrap: 'anywhere' }}>
        {[...(byWhom(entry) ? [] : [whoOf(entry)]), ...items].join(' · ')}
        {fulfillment && <Tracking {...fulfillment} />}
      </Box>
      {isWritten && (
        <Box
          sx={{
            mt: 1,
            px: 2,
            py: 1.25,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            ...(!text && small),
          }}
        >
          {text ?? t.textDeleted}
        </Box>
      )}
    </Box>
  );
}

function Tracking({
  carrier,
  trackingNumber,
  trackingUrl,
}: NonNullable<TimelineEntryFragment['fulfillment']>) {
  const said = [carrier && order.ofCarrier(carrier), trackingNumber && order.trackedAs(trackingNumber)];
  if (!carrier && !trackingNumber && !trackingUrl) return null;
  return (
    <div>
      {said.filter(Boolean).join('. ')}{' '}
      {trackingUrl && (
        <Link href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {order.trackIt}
        </Link>
      )}
    </div>
  );
}

/** A sentence that names who did it, for the types that have one. */
function byWhom({ type, actor: { kind, name } }: TimelineEntryFragment, reason?: string) {
  return Object.hasOwn(t.doneBy, type) ? t.doneBy[type]?.(t.by(kind, name), reason) : undefined;
}

/** What happened, in words. */
export function whatOf(
  { type, sentence, amount, credit, message, actor, return: returned }: TimelineEntryFragment,
  bought: TimelineOrder,
) {
  const say = Object.hasOwn(t.happened, type) ? t.happened[type] : undefined;
  // The sentences of the shop end as sentences do, the texts here do not.
  if (!say) return sentence.replace(/\.$/, '');
  const shown = (cents: number) => <Money cents={cents} currency={amount?.currency} />;
  const other = returned?.exchange ?? bought.exchangedFor;
  const setOff = credit?.setOffAmount.amount ?? 0;
  return say({
    amount: amount && shown(amount.amount),
    setOff: setOff > 0 && shown(setOff),
    rest: amount && amount.amount > setOff && shown(amount.amount - setOff),
    isExchange: bought.exchangedFor !== null,
    otherOrder: other && orderName(other.orderNumber),
    hasRest: Boolean(bought.exchangedFor?.rest),
    isFetched: bought.shippingMethod?.kind === 'PICKUP',
    isCancellation: credit?.kind === 'CANCELLATION',
    isFromBuyer: message?.isFromBuyer ?? actor.kind === 'BUYER',
  });
}

/** Only staff get names. */
function whoOf({ actor: { kind, name } }: TimelineEntryFragment): string {
  if (kind === 'BUYER') return name ?? t.you;
  if (kind === 'STAFF') return name ?? t.theShop;
  return kind === 'PROVIDER' ? t.thePaymentProvider : t.automatically;
}
