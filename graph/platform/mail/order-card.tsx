import type { ReactNode } from 'react';
import { INK } from '#money/house-colors';
import type { MailLook } from '../../core/mailer.ts';
import { Button, LINE, MUTED, Rows, SMALL } from './layout-parts.tsx';

export interface ShownLine {
  id: string;
  name: string;
  /** Absolute; empty for none. */
  picture: string;
  quantity: string;
  price: string;
  sku?: string;
  /** Below the rest. */
  note?: string;
}

export interface ShownSum {
  label: string;
  value: string;
  /** Below the label. */
  hint?: string;
  isTotal?: boolean;
}

const STAGE = '#E8ECE5';
export const STRONG = { fontWeight: 600 };
const amount = { paddingLeft: 16, whiteSpace: 'nowrap' } as const;
const aside = { display: 'inline-block', verticalAlign: 'middle' } as const;

interface OrderCardProps {
  /** Such as "#1049". */
  name: string;
  url: string;
  /** Whether the mail has a button of its own. */
  isPlain?: boolean;
  look?: MailLook;
}

/** The number of an order and the way to it: side by side, or one below the other on a phone. */
export function OrderCard({ name, url, isPlain, look }: OrderCardProps) {
  return (
    <Rows style={{ background: '#FFFFFF', border: `1px solid ${LINE}`, borderRadius: 12 }}>
      <tr>
        <td style={{ padding: '8px 20px' }}>
          <div style={{ ...aside, width: '100%', maxWidth: 322, margin: '8px 0' }}>
            <span style={SMALL}>Order number</span>
            <br />
            <b>{name}</b>
          </div>
          <div style={{ ...aside, margin: '8px 0' }}>
            {isPlain ? (
              <a href={url} style={{ color: INK }}>
                View your order
              </a>
            ) : (
              <Button label="View your order" url={url} look={look} />
            )}
          </div>
        </td>
      </tr>
    </Rows>
  );
}

/** What was sold. Reads as well without pictures. */
export function OrderLines({ lines }: { lines: ShownLine[] }) {
  const cell = { padding: '16px 0', borderBottom: `1px solid ${LINE}` };
  return (
    <Rows style={{ marginTop: 32, borderTop: `2px solid ${INK}` }}>
      {lines.map(({ id, name, picture, quantity, price, sku, note }) => (
        <tr key={id}>
          <td width={80} style={cell}>
            {picture && (
              <img
                src={picture}
                alt=""
                width={64}
                height={64}
                style={{ display: 'block', borderRadius: 8, background: STAGE, objectFit: 'cover' }}
              />
            )}
          </td>
          <td style={{ ...cell, lineHeight: '22px' }}>
            <b style={STRONG}>{name}</b>
            <br />
            <span style={SMALL}>{quantity}</span>
            {sku && (
              <>
                <br />
                <span style={SMALL}>{sku}</span>
              </>
            )}
            {note && (
              <>
                <br />
                <span style={{ ...SMALL, ...STRONG }}>{note}</span>
              </>
            )}
          </td>
          <td align="right" style={{ ...cell, ...amount }}>
            {price}
          </td>
        </tr>
      ))}
    </Rows>
  );
}

export function OrderSums({ sums }: { sums: ShownSum[] }) {
  return (
    <Rows style={{ marginTop: 12 }}>
      {sums.map(({ label, value, hint, isTotal }) => {
        const cell = isTotal
          ? { padding: '8px 0', borderTop: `1px solid ${LINE}`, fontSize: 18, fontWeight: 700 }
          : { padding: '5px 0' };
        return (
          <tr key={label}>
            <td style={{ ...cell, color: isTotal ? INK : MUTED }}>
              {label}
              {hint && <div style={{ ...SMALL, fontWeight: 400 }}>{hint}</div>}
            </td>
            <td align="right" valign="top" style={{ ...cell, ...amount }}>
              {value}
            </td>
          </tr>
        );
      })}
    </Rows>
  );
}

/** Two short texts side by side. */
export function Pair({ parts }: { parts: readonly { title: string; content: ReactNode }[] }) {
  return (
    <Rows style={{ marginTop: 18, borderTop: `1px solid ${LINE}`, tableLayout: 'fixed' }}>
      <tr>
        {parts.map(({ title, content }, at) => (
          <td key={title} valign="top" style={{ padding: at === 0 ? '20px 16px 0 0' : '20px 0 0 16px' }}>
            <b style={STRONG}>{title}</b>
            <div style={{ color: MUTED, whiteSpace: 'pre-line' }}>{content}</div>
          </td>
        ))}
      </tr>
    </Rows>
  );
}

/** Links below a heading, one in a line. */
export function Links({ title, links }: { title: string; links: readonly { label: string; url: string }[] }) {
  return (
    <div style={{ marginTop: 20, overflowWrap: 'anywhere' }}>
      <b style={STRONG}>{title}</b>
      {links.map(({ label, url }) => (
        <div key={url}>
          <a href={url} style={{ color: INK }}>
            {label}
          </a>
        </div>
      ))}
    </div>
  );
}
