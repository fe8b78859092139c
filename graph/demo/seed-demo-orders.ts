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
  await em.insertMany(
    OrderLine,
    rows.flatMap(({ lines }) => lines),
  );
  const fulfilled = rows.flatMap(({ fulfilled }) => fulfilled || []);
  await em.insertMany(
    Fulfillment,
    fulfilled.map(({ fulfillment }) => fulfillment),
  );
  await em.insertMany(
    FulfillmentLine,
    fulfilled.flatMap(({ lines }) => lines),
  );
  await em.insertMany(
    StockMove,
    rows.flatMap(({ moves }) => moves),
  );
  const paid = rows.flatMap(({ paid }) => (paid ? [paid] : []));
  const refunds = paid.flatMap((each) => each.refunds);
  await em.insertMany(
    SandboxOrder,
    paid.map(({ sandboxOrder }) => sandboxOrder),
  );
  await em.insertMany(
    SandboxPayment,
    paid.map(({ sandboxPayment }) => sandboxPayment),
  );
  await em.insertMany(
    SandboxRefund,
    refunds.map(({ sandboxRefund }) => sandboxRefund),
  );
  await em.insertMany(
    Payment,
    paid.map(({ payment }) => payment),
  );
  await em.insertMany(
    Refund,
    refunds.map(({ refund }) => refund),
  );
  await em.execute(
    `insert into events (id, type, subject_type, subject_id, order_id, actor_kind, actor_id, data, at)
     select * from jsonb_to_recordset(?::jsonb) as event (id uuid, type text, subject_type text, subject_id text, order_id uuid,
       actor_kind text, actor_id uuid, data jsonb, at timestamptz)`,
    [JSON.stringify(rows.flatMap(({ events }) => events))],
  );
}
