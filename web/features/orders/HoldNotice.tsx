import * as t from '#messages/admin/order-holds';
import { Message } from '../../ui/Message.tsx';

/** For staff: that an order is on hold, and why. */
export function HoldNotice({ hold: { reason } }: { hold: { reason: string } }) {
  return <Message severity="warning">{t.onHold(reason)}</Message>;
}
