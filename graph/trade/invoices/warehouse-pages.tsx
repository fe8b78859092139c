import { variantName } from '#money/line';
import { orderName } from '#money/order-name';
import { addressLines } from '#money/postal-address';
import type { OpenOrder } from './find-open-items.ts';
import { Address } from './invoice-page.tsx';
import * as t from './messages/en.ts';

interface PackingSlipsProps {
  orders: readonly OpenOrder[];
  /** Name and address of who sends them, in lines. */
  sender: readonly string[];
  /** Of the slips. */
  date: string;
}

/** A page for each order, with what goes into its parcel, without prices. */
export function PackingSlips({ orders, sender, date }: PackingSlipsProps) {
  const left = orders.filter(({ lines }) => lines.length > 0);
  if (left.length === 0) return <p>{t.nothingToPick}</p>;
  return left.map(({ order, lines }) => (
    <section key={order.id}>
      <div className="two">
        <Address title={t.sender} lines={sender} />
        <Address
          title={t.shipTo}
          lines={addressLines({
            ...order.shippingAddress,
            name: order.shippingAddress.name ?? order.customerName,
          })}
        />
      </div>
      <h1>{`${t.packingSlip} ${orderName(order.number)}`}</h1>
      <p>{t.ofDay(date)}</p>
      {order.shippingMethod && <p>{t.shipping(order.shippingMethod.name)}</p>}
      {order.note && <p className="lines">{t.noteOfTheBuyer(order.note)}</p>}
      <table>
        <thead>
          <tr>
            <th>{t.item}</th>
            <th className="n">{t.quantity}</th>
            <th className="n">{t.packed}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Item key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function Item({ line }: { line: OpenOrder['lines'][number] }) {
  return (
    <tr>
      <td>
        {variantName(line)}
        <Codes {...line} />
        {line.backordered > 0 && <div className="s">{t.onBackorder(line.backordered)}</div>}
      </td>
      <td className="n">{line.open}</td>
      <td className="n">☐</td>
    </tr>
  );
}

/** What is to be taken from the shelves for orders together, by name, with the orders that it is for. What is on backorder is not there to be taken. */
export function PickList({ orders }: { orders: readonly OpenOrder[] }) {
  const units = orders.flatMap(({ order, lines }) =>
    lines.map((line) => ({ ...line, number: order.number })),
  );
  const byVariant = [...Map.groupBy(units, ({ variantId }) => variantId)]
    .map(([variant, lines]) => ({ variant, name: variantName(lines[0]!), first: lines[0]!, lines }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  if (byVariant.length === 0) return <p>{t.nothingToPick}</p>;
  return (
    <>
      <h1>{t.pickList}</h1>
      <p>{t.pickListOf(orders.filter(({ lines }) => lines.length > 0).length)}</p>
      <table>
        <thead>
          <tr>
            <th>{t.item}</th>
            <th className="n">{t.quantity}</th>
            <th className="n">{t.picked}</th>
            <th>{t.forOrders}</th>
          </tr>
        </thead>
        <tbody>
          {byVariant.map(({ variant, name, first, lines }) => (
            <tr key={variant}>
              <td>
                {name}
                <Codes {...first} />
              </td>
              <td className="n">{lines.reduce((sum, line) => sum + toTake(line), 0)}</td>
              <td className="n">☐</td>
              <td>{lines.flatMap(unitsOf).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type Line = OpenOrder['lines'][number];

/** By what its label is known. */
function Codes({ sku, barcode }: Pick<Line, 'sku' | 'barcode'>) {
  const codes = [sku, barcode].filter(Boolean).join(' · ');
  return codes && <div className="s">{codes}</div>;
}

const toTake = ({ open, backordered }: Line) => open - backordered;

/** Which units are for an order: those to take, and those on backorder. */
function unitsOf(line: Line & { number: number }): string[] {
  const [order, there] = [orderName(line.number), toTake(line)];
  return [
    ...(there > 0 ? [`${order} × ${there}`] : []),
    ...(line.backordered > 0 ? [`${order}: ${t.onBackorder(line.backordered)}`] : []),
  ];
}
