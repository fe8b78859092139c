import type { ProviderPayment } from '../../core/payment-gateway.ts';
import type { Authorization } from './authorization.entity.ts';
import { Capture } from './capture.entity.ts';
import type { Payment } from './payment.entity.ts';
import { Refund } from './refund.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/** What was captured of reserved money, in minor units, and how much of it is not recorded yet. */
export interface LateCapture {
  row: Authorization;
  /** What is recorded, if anything is. */
  own: Payment | null;
  captured: number;
  fresh: number;
}

/** Marks the capture that was asked as made or refused, and adds what was captured elsewhere. */
export async function closeAsked(
  { em, ports }: SettleDeps,
  { row, fresh }: LateCapture,
  { key, isOver }: { key: string | null; isOver: boolean },
): Promise<void> {
  const asked = await em.findOne(Capture, { authorization: row, state: 'asked' });
  const isMade = asked !== null && fresh >= asked.amount;
  if (isMade) asked.state = 'made';
  else if (asked && (isOver || asked.id === key)) asked.state = 'refused';
  const amount = fresh - (isMade ? asked.amount : 0);
  if (amount > 0) em.create(Capture, { authorization: row, amount, state: 'made', createdAt: ports.now() });
}

/** Writes down all that was captured, as the payment of an order or of none. From here on nobody else can write it down. */
export async function writeCaptured(
  { em, ports }: SettleDeps,
  { row: { provider, checkout, currency }, captured }: LateCapture,
  { id, method }: ProviderPayment,
  order: string | null,
): Promise<void> {
  await em.execute(
    `insert into payments (id, provider, checkout_id, order_id, amount, currency, method, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set amount = excluded.amount`,
    [id, provider, checkout.id, order, captured, currency, method, ports.now()],
  );
}

/** Lets so much of it go back. */
export async function addRefund(
  { em, ports }: SettleDeps,
  { row: { id: payment, currency } }: LateCapture,
  amount: number,
  reason: string | null,
): Promise<void> {
  const paying = await em.execute<{ order: string | null }[]>(
    'select order_id as "order" from payments where id = ?',
    [payment],
  );
  const order = paying[0]?.order ?? null;
  em.create(Refund, { payment, order, amount, currency, reason, state: 'due', createdAt: ports.now() });
  await em.flush();
}
