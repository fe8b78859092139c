import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/returns';
import { ShortDate } from '../../../../features/orders/ShortDate.tsx';
import { Money } from '../../../../ui/Money.tsx';
import { OtherOrder } from '../OtherOrder.tsx';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import { ReturnPhotos } from './ReturnPhotos.tsx';

interface ShownReturnProps {
  returned: ShownReturnFragment;
  heading: ReactNode;
  nameOf: (orderItemId: string) => string;
  /** Of the mailed link that shows the order. */
  token?: string;
}

/** One return: how far it is, its units, and what was written about it. */
export function ShownReturn({ returned, heading, nameOf, token }: ShownReturnProps) {
  const { state, lines, comment, photos, answer, closingReason, exchange } = returned;
  const exchangeText = ({ isCancelled, rest, isRestPaid, dueAt, ...other }: NonNullable<typeof exchange>) => {
    const order = <OtherOrder {...other} isLinked={token === undefined} />;
    const isOpen = state === 'APPROVED' || state === 'RECEIVED';
    if (isCancelled) return t.exchangeCancelled(order, isOpen);
    const due = dueAt && <ShortDate iso={dueAt} />;
    return t.exchangedFor(order, rest && <Money cents={rest.amount} />, isRestPaid, due);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {heading}
        </Box>
        <span>{t.states[state]}</span>
      </Box>
      {lines.map(({ orderItemId, quantity, reason, receivedQuantity }) => (
        <div key={orderItemId}>
          {t.units(quantity, nameOf(orderItemId), reason ? t.reasons[reason] : undefined)}
          {receivedQuantity !== null && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              ({t.cameBack(receivedQuantity)})
            </Box>
          )}
        </div>
      ))}
      {exchange && <div>{exchangeText(exchange)}</div>}
      {comment && <Said text={comment} />}
      <ReturnPhotos paths={photos} token={token} />
      {answer && <Said title={state === 'REFUSED' ? t.answer : t.sendBack} text={answer} />}
      {closingReason && <Said title={t.closedBecause} text={closingReason} />}
    </>
  );
}

function Said({ title, text }: { title?: string; text: string }) {
  return (
    <Box sx={{ mt: 1, px: 2, py: 1.25, borderRadius: 2, border: 1, borderColor: 'divider' }}>
      {title && <Box sx={{ fontWeight: 600 }}>{title}</Box>}
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
    </Box>
  );
}
