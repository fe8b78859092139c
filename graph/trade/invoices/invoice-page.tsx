import type { DocumentTexts } from './document-texts.ts';
import * as t from './messages/en.ts';

/** A document to be printed. */
export function InvoicePage({ texts }: { texts: DocumentTexts }) {
  const { title, seller, facts, addresses, corrects, rows, sums, notes, footer } = texts;
  return (
    <>
      <div className="two">
        <div className="lines">{seller.join('\n')}</div>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="two">
        {addresses.map((address) => (
          <Address key={address.title} {...address} />
        ))}
      </div>
      <h1>{title}</h1>
      {corrects && <p>{corrects}</p>}
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
          {rows.map((row, at) => (
            <tr key={at}>
              <td>
                {row.name}
                {row.notes.map((note) => (
                  <div key={note} className="s">
                    {note}
                  </div>
                ))}
              </td>
              <td className="n">{row.quantity}</td>
              <td className="n">{row.price}</td>
              <td className="n">{row.taxRate}</td>
              <td className="n">{row.amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, text, isMain }) => {
            const Value = isMain ? 'strong' : 'span';
            return (
              <tr key={label}>
                <td colSpan={4}>
                  <Value>{label}</Value>
                </td>
                <td className="n">
                  <Value>{text}</Value>
                </td>
              </tr>
            );
          })}
        </tfoot>
      </table>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {footer && <footer>{footer}</footer>}
    </>
  );
}

/** An address below its title. */
export function Address({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <div className="lines">{lines.join('\n')}</div>
    </div>
  );
}
