import type { MailDeps, MailSettings, QueuedMail } from '../../core/mailer.ts';
import { formatMoney } from '../../money/format-money.ts';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { INK, LINE, MUTED, Rows } from './layout.tsx';

/** The order that a mail is about, as it is now. */
export async function readOrder({ em }: MailDeps, { orderId }: QueuedMail) {
  const order = await em.findOneOrFail(Order, { id: orderId! });
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  return { order, lines };
}

const cell = { padding: '12px 0', borderBottom: `1px solid ${LINE}` };
const amount = { paddingLeft: 16, whiteSpace: 'nowrap' } as const;
const sum = { padding: '5px 0' };

/** Lines, sums and address of an order. */
export function orderParts(settings: MailSettings, { order, lines }: Awaited<ReturnType<typeof readOrder>>) {
  const money = (cents: number) => formatMoney(cents, settings);
  const { address, city, postalCode, country } = order.shippingAddress;
  const place = [order.customerName, address, `${city} ${postalCode}`, country];
  const sums = [
    ['Items', money(order.itemsPrice)],
    ['Shipping', order.shippingPrice === 0 ? 'Free' : money(order.shippingPrice)],
    ['Tax', money(order.taxPrice)],
    ['Total', money(order.totalPrice)],
  ] as const;
  const pieces = (qty: number) => (qty === 1 ? '1 piece' : `${qty} pieces`);
  const html = (
    <>
      <p style={{ margin: '0 0 12px', color: MUTED, fontSize: 13 }}>Order {order.id}</p>
      <Rows>
        {lines.map(({ id, name, qty, price }) => (
          <tr key={id}>
            <td style={cell}>
              <b style={{ fontWeight: 600 }}>{name}</b>
              <br />
              <span style={{ color: MUTED, fontSize: 13 }}>{pieces(qty)}</span>
            </td>
            <td align="right" style={{ ...cell, ...amount }}>
              {money(price * qty)}
            </td>
          </tr>
        ))}
        {sums.map(([label, value]) => (
          <tr key={label} style={label === 'Total' ? { fontSize: 18, fontWeight: 700 } : { color: MUTED }}>
            <td style={sum}>{label}</td>
            <td align="right" style={{ ...sum, ...amount, color: INK }}>
              {value}
            </td>
          </tr>
        ))}
      </Rows>
      <p style={{ margin: '24px 0 0' }}>
        <b style={{ fontWeight: 600 }}>Goes to</b>
      </p>
      <p style={{ margin: 0, color: MUTED, whiteSpace: 'pre-line' }}>{place.join('\n')}</p>
    </>
  );
  const text = [
    `Order ${order.id}`,
    ...lines.map(({ name, qty, price }) => `${name}, ${pieces(qty)}: ${money(price * qty)}`),
    ...sums.map(([label, amount]) => `${label}: ${amount}`),
    `\nGoes to\n${place.join('\n')}`,
  ].join('\n');
  return {
    more: { html, text },
    button: { label: 'View your order', url: `${settings.url}/order/${order.id}` },
  };
}
