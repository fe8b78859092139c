import type { CSSProperties, ReactNode } from 'react';
import type { MailFooter, MailLook } from '../../core/mailer.ts';

/** The light colours of the web app's theme. Mail programs know neither variables nor style sheets. */
export const MUTED = '#4C5B56';
export const LINE = '#DDE3DE';
const ACTION = '#0B5D4E';
export const FONT = "Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
/** Of headings. */
export const DISPLAY = `'Bricolage Grotesque',${FONT}`;
/** Of hints and labels. */
export const SMALL = { color: MUTED, fontSize: 13 };

/** A table that only places things. */
export function Rows({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Button({ label, url, look }: { label: string; url: string; look?: MailLook }) {
  const { main, label: ink } = look?.button ?? { main: ACTION, label: '#FFFFFF' };
  return (
    <a
      href={url}
      style={{
        display: 'inline-block',
        background: main,
        color: ink,
        fontWeight: 700,
        textDecoration: 'none',
        padding: '12px 24px',
        borderRadius: 24,
      }}
    >
      {label}
    </a>
  );
}

/** Paragraphs of plain text, with its line breaks. */
export function Paragraphs({
  texts,
  style,
}: {
  texts: readonly (string | undefined)[];
  style?: CSSProperties;
}) {
  return texts.map((text, at) => (
    <p key={at} style={{ margin: '12px 0 0', whiteSpace: 'pre-line', ...style }}>
      {text}
    </p>
  ));
}

/** Who sells, and the pages that say more. */
export function Footer({ footer: { lines, links } }: { footer: MailFooter }) {
  return (
    <>
      {links.length > 0 && (
        <div style={{ marginTop: 8 }}>
          {links.map(({ label, url }) => (
            <a key={url} href={url} style={{ display: 'inline-block', marginRight: 16, color: MUTED }}>
              {label}
            </a>
          ))}
        </div>
      )}
      {lines.length > 0 && <div style={{ marginTop: 8, whiteSpace: 'pre-line' }}>{lines.join('\n')}</div>}
    </>
  );
}
