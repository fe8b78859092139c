import { decimalText } from '#money/cents';
import { listCountries } from '#money/countries';
import { formatMoney } from '#money/format-money';
import { orderName } from '#money/order-name';
import { addressLines } from '#money/postal-address';
import type { DocumentBuyer, DocumentLine, DocumentSeller, InvoiceDocument } from './invoice-document.ts';
import * as t from './messages/en.ts';

const percent = (basisPoints: number) => `${decimalText(basisPoints).replace(/\.?0+$/, '')} %`;

/** What a document is called: "Invoice 2026-17". */
export const titleOf = ({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>) =>
  `${kind === 'invoice' ? t.invoice : t.creditNote} ${number}`;

/** A document to be printed. */
export function InvoicePage({ document }: { document: InvoiceDocument }) {
  const { kind, seller, buyer, shipTo, corrects, lines, allowances, taxes, totals, payment } = document;
  const money = (cents: number) => formatMoney(cents, { currency: document.currency });
  const { dueOn, terms, label } = payment;
  return (
    <>
      <div className="two">
        <div className="lines">{sellerLines(seller).join('\n')}</div>
        <Facts document={document} />
      </div>
      <div className="two">
        <Address title={t.billTo} to={buyer} />
        {shipTo && <Address title={t.shipTo} to={shipTo} />}
      </div>
      <h1>{titleOf(document)}</h1>
      {corrects && <p>{t.corrects(corrects.number, corrects.issuedOn)}</p>}
      <table>
        <thead>
          <tr>
            <th>{t.item}</th>
            <th className="n">{t.quantity}</th>
            <th className="n">{t.unitPrice}</th>
            <th className="n">{t.taxRate}</th>
            <th className="n">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <Line key={at} {...{ line, money, isWithTax: document.pricesIncludeTax }} />
          ))}
          {allowances.map(({ reason, taxRate, net, gross }) => (
            <tr key={taxRate}>
              <td colSpan={3}>{reason}</td>
              <td className="n">{percent(taxRate)}</td>
              <td className="n">-{money(document.pricesIncludeTax ? gross : net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={t.sumWithoutTax} text={money(totals.net)} />
          {taxes.map(({ name, base, amount, taxRate, category }) => (
            <Sum key={`${category} ${taxRate}`} label={t.taxOn(name, money(base))} text={money(amount)} />
          ))}
          <Sum label={t.total} text={money(totals.gross)} isMain />
          {totals.paid > 0 && <Sum label={t.paid} text={money(totals.paid)} />}
          {totals.due > 0 && (
            <Sum label={kind === 'invoice' ? t.due : t.toBePaidBack} text={money(totals.due)} isMain />
          )}
        </tfoot>
      </table>
      <p>
        {document.pricesIncludeTax ? t.withTax : t.withoutTax} {t.payment(label)}. {dueOn && t.dueOn(dueOn)}{' '}
        {terms}
      </p>
      {taxes.map(({ exemption, category }) => exemption && <p key={category}>{exemption}</p>)}
      {payment.kind === 'transfer' && seller.iban && totals.due > 0 && kind === 'invoice' && (
        <p>{t.bankAccount(seller.iban)}</p>
      )}
      {seller.footer && <footer>{seller.footer}</footer>}
    </>
  );
}

function sellerLines(seller: DocumentSeller): string[] {
  const { legalName, street, postalCode, city, country, vatId, taxNumber, register, email, phone } = seller;
  const { name } = listCountries().find(({ code }) => code === country) ?? { name: country };
  const place = { address: street, city, postalCode: postalCode ?? '', country: name };
  const lines = [legalName, ...addressLines(place), email, phone];
  return [...lines, vatId && t.vatId(vatId), taxNumber && t.taxNumber(taxNumber), register].filter(
    (line): line is string => Boolean(line),
  );
}

function Facts({ document }: { document: InvoiceDocument }) {
  const { number, issuedOn, orderNumber, orderedOn, shippedOn } = document;
  return (
    <dl>
      <dt>{t.numberLabel}</dt>
      <dd>{number}</dd>
      <dt>{t.dateLabel}</dt>
      <dd>{issuedOn}</dd>
      <dt>{t.orderLabel}</dt>
      <dd>{t.orderOf(orderName(orderNumber), orderedOn)}</dd>
      {shippedOn && <dt>{t.shippedLabel}</dt>}
      {shippedOn && <dd>{shippedOn}</dd>}
    </dl>
  );
}

/** An address below its title. */
export function Address({ title, to }: { title: string; to: DocumentBuyer }) {
  return (
    <div>
      <h2>{title}</h2>
      <div className="lines">{addressLines(to).join('\n')}</div>
    </div>
  );
}

interface LineProps {
  line: DocumentLine;
  money: (cents: number) => string;
  isWithTax: boolean;
}

function Line({ line, money, isWithTax }: LineProps) {
  const { name, sku, units, unitPrice, taxRate, net, gross } = line;
  const amount = isWithTax ? gross : net;
  const discount = unitPrice * units - amount;
  return (
    <tr>
      <td>
        {name}
        {sku && <div className="s">{sku}</div>}
        {discount > 0 && <div className="s">{t.discounted(money(discount))}</div>}
      </td>
      <td className="n">{units}</td>
      <td className="n">{money(unitPrice)}</td>
      <td className="n">{percent(taxRate)}</td>
      <td className="n">{money(amount)}</td>
    </tr>
  );
}

function Sum({ label, text, isMain }: { label: string; text: string; isMain?: boolean }) {
  const Value = isMain ? 'strong' : 'span';
  return (
    <tr>
      <td colSpan={4}>
        <Value>{label}</Value>
      </td>
      <td className="n">
        <Value>{text}</Value>
      </td>
    </tr>
  );
}
