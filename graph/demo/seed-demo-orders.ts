import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { StockMove } from '../catalog/products/stock-move.entity.ts';
import { Checkout } from '../trade/checkout/checkout.entity.ts';
import { Fulfillment, FulfillmentLine } from '../trade/fulfillments/fulfillment.entity.ts';
import { Order } from '../trade/orders/order.entity.ts';
import { OrderLine } from '../trade/orders/order-line.entity.ts';
import {
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
} from '../trade/payments/gateways/sandbox/ledger.entity.ts';
import { Payment } from '../trade/payments/payment.entity.ts';
import { Refund } from '../trade/payments/refund.entity.ts';
import { demoOrders } from './catalogue/orders.ts';
import { type DemoShop, orderRows } from './demo-order-rows.ts';

/** Inserts the demo orders with all that belongs to them, also at the sandbox. The initial stock includes what they sold. */
export async function seedDemoOrders(em: SqlEntityManager, shop: DemoShop): Promise<void> {
  const rows = demoOrders().map((order, index) => orderRows(order, index, shop));
  for (const { checkout, order } of rows) {
    em.create(Checkout, checkout);
    em.create(Order, order);
  }
  await em.flush();
  const lines = rows.flatMap(({ lines }) => lines);
  await em.insertMany(OrderLine, lines);
  const fulfilled = rows.flatMap(({ fulfilled }) => fulfilled || []);
  const fulfillments = fulfilled.map(({ fulfillment }) => fulfillment);
  await em.insertMany(Fulfillment, fulfillments);
  const fulfillmentLines = fulfilled.flatMap(({ lines }) => lines);
  await em.insertMany(FulfillmentLine, fulfillmentLines);
  const moves = rows.flatMap(({ moves }) => moves);
  await em.insertMany(StockMove, moves);
  const paid = rows.flatMap(({ paid }) => (paid ? [paid] : []));
  const refunds = paid.flatMap((each) => each.refunds);
  const sandboxOrders = paid.map(({ sandboxOrder }) => sandboxOrder);
  await em.insertMany(SandboxOrder, sandboxOrders);
  const sandboxPayments = paid.map(({ sandboxPayment }) => sandboxPayment);
  await em.insertMany(SandboxPayment, sandboxPayments);
  const sandboxRefunds = refunds.map(({ sandboxRefund }) => sandboxRefund);
  await em.insertMany(SandboxRefund, sandboxRefunds);
  const payments = paid.map(({ payment }) => payment);
  await em.insertMany(Payment, payments);
  const refundRows = refunds.map(({ refund }) => refund);
  await em.insertMany(Refund, refundRows);
  await em.execute(
    `insert into events (id, type, subject_type, subject_id, order_id, actor_kind, actor_id, data, at)
     select * from jsonb_to_recordset(?::jsonb) as event (id uuid, type text, subject_type text, subject_id text, order_id uuid,
       actor_kind text, actor_id uuid, data jsonb, at timestamptz)`,
    [JSON.stringify(rows.flatMap(({ events }) => events))],
  );
}
