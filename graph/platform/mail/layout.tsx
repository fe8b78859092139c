import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CITRON, INK } from '#money/house-colors';
import type { MailContent, MailFooter, MailSettings } from '../../core/mailer.ts';
import { Button, DISPLAY, FONT, Footer, LINE, MUTED, Paragraphs, SMALL } from './layout-parts.tsx';

/** What a mail says, from top to bottom. */
export interface MailText {
  subject: string;
  title: string;
  /** What the shop can change, see `mailTexts`. */
  opening?: string[];
  /** What is always said. */
  paragraphs: string[];
  button?: { label: string; url: string };
  /** What is more than sentences, such as the lines of an order. */
  more?: { html: ReactNode; text: string };
  /** What the shop says at the end. */
  closing?: string[];
  /** Texts that the mail brings along, below a rule. */
  annex?: { html: ReactNode; text: string };
  /** Why the person gets it, or what to do when it was somebody else. */
  note: string;
  /** Address that ends mails of this kind. */
  unsubscribe?: string;
}

const PAGE = '#F5F7F4';

/** The logo, whose alternative text is the name; else the name. */
function Brand({ settings: { name, url, look } }: { settings: MailSettings }) {
  if (!look?.logo)
    return (
      <>
        {name}
        <span style={{ color: look?.accent ?? CITRON }}>.</span>
      </>
    );
  const { path, width, height, isOnWhite } = look.logo;
  const ground = isOnWhite ? { background: '#FFFFFF', padding: '4px 8px', borderRadius: 8 } : {};
  return (
    <img
      src={url + path}
      alt={name}
      {...{ width, height }}
      style={{ display: 'block', border: 0, objectFit: 'contain', ...ground }}
    />
  );
}

/** A part over the whole width. What is in it keeps 32 pixels from the sides, and 24 on a phone. */
function Band({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td style={style}>
        <div style={{ maxWidth: 536, margin: '0 auto' }}>{children}</div>
      </td>
    </tr>
  );
}

const padded = (top: number, bottom = 0) => ({ padding: `${top}px 24px ${bottom}px` });

function Page({ settings, text }: { settings: MailSettings; text: MailText }) {
  const { url, look, footer } = settings;
  const { title, opening = [], paragraphs, button, more, closing = [], annex, note, unsubscribe } = text;
  const [lead, ...others] = [...opening, ...paragraphs];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{text.subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          background: PAGE,
          font: `15px/24px ${FONT}`,
          color: INK,
          overflowWrap: 'anywhere',
        }}
      >
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{lead}</div>
        <main>
          <table
            role="presentation"
            width="100%"
            cellPadding={0}
            cellSpacing={0}
            align="center"
            style={{ maxWidth: 600, margin: '0 auto' }}
          >
            <tbody>
              <Band style={{ ...padded(20, 20), background: INK }}>
                <a
                  href={url}
                  style={{
                    color: '#FFFFFF',
                    font: `700 26px/32px ${DISPLAY}`,
                    letterSpacing: '-.035em',
                    textDecoration: 'none',
                  }}
                >
                  <Brand settings={settings} />
                </a>
              </Band>
              <Band style={padded(40)}>
                <h1 style={{ font: `700 34px/38px ${DISPLAY}`, letterSpacing: '-.02em', margin: 0 }}>
                  {title}
                </h1>
                <Paragraphs texts={[lead]} style={{ color: MUTED, fontSize: 18, lineHeight: '28px' }} />
                <Paragraphs texts={others} />
              </Band>
              {button && (
                <Band style={padded(24)}>
                  <Button {...button} look={look} />
                </Band>
              )}
              {more && <Band style={padded(24)}>{more.html}</Band>}
              {closing.length > 0 && (
                <Band style={padded(12)}>
                  <Paragraphs texts={closing} />
                </Band>
              )}
              {annex && (
                <Band style={padded(40)}>
                  <div style={{ borderTop: `1px solid ${LINE}` }}>{annex.html}</div>
                </Band>
              )}
              <Band style={{ ...padded(40, 32), ...SMALL, lineHeight: '20px' }}>
                <div style={{ borderTop: `1px solid ${LINE}`, paddingTop: 20 }}>
                  {note}
                  <br />
                  <a href={url} style={{ color: MUTED }}>
                    {url.replace(/^https?:\/\//, '')}
                  </a>
                  {footer && <Footer footer={footer} />}
                  {unsubscribe && (
                    <>
                      <br />
                      <a href={unsubscribe} style={{ display: 'inline-block', marginTop: 8, color: MUTED }}>
                        Unsubscribe
                      </a>
                    </>
                  )}
                </div>
              </Band>
            </tbody>
          </table>
        </main>
      </body>
    </html>
  );
}

/** A mail as HTML of 600 pixels at most, with all styles inline, and as plain text. */
export function renderMail(settings: MailSettings, text: MailText): MailContent {
  const {
    subject,
    title,
    opening = [],
    paragraphs,
    button,
    more,
    closing = [],
    annex,
    note,
    unsubscribe,
  } = text;
  const parts = [
    title,
    ...opening,
    ...paragraphs,
    button && `${button.label}: ${button.url}`,
    more?.text,
    ...closing,
    annex?.text,
    [
      '-- ',
      note,
      settings.url,
      ...endOf(settings.footer),
      ...(unsubscribe ? [`Unsubscribe: ${unsubscribe}`] : []),
    ].join('\n'),
  ];
  return {
    subject,
    ...(unsubscribe && { unsubscribe }),
    html: `<!doctype html>${renderToStaticMarkup(<Page settings={settings} text={text} />)}`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}

/** The footer as lines of plain text. */
const endOf = (footer: MailFooter | undefined): string[] =>
  footer ? [...footer.links.map(({ label, url }) => `${label}: ${url}`), ...footer.lines] : [];
