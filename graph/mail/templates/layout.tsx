import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, MailSettings } from '../../core/mailer.ts';

/** What a mail says, from top to bottom. */
export interface MailText {
  subject: string;
  title: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** What is more than sentences, such as the lines of an order. */
  more?: { html: ReactNode; text: string };
  /** Why the person gets it, or what to do when it was somebody else. */
  note: string;
}

/** The light colours of the web app's theme. Mail programs know neither variables nor style sheets. */
export const INK = '#14231F';
export const MUTED = '#4C5B56';
export const LINE = '#DDE3DE';
const PAGE = '#F5F7F4';
const ACTION = '#0B5D4E';
const CITRON = '#D9F24B';
const FONT = "Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** A table that only places things. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>{children}</tbody>
    </table>
  );
}

const padded = (top: number, bottom = 0) => ({ padding: `${top}px 24px ${bottom}px` });

function Page({ settings, text }: { settings: MailSettings; text: MailText }) {
  const { name, url } = settings;
  const { title, paragraphs, button, more, note } = text;
  const [lead, ...others] = paragraphs;
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
              <tr>
                <td style={{ ...padded(20, 20), background: INK }}>
                  <a
                    href={url}
                    style={{ color: '#FFFFFF', font: `700 26px/32px ${FONT}`, textDecoration: 'none' }}
                  >
                    {name}
                    <span style={{ color: CITRON }}>.</span>
                  </a>
                </td>
              </tr>
              <tr>
                <td style={padded(40)}>
                  <h1 style={{ font: `700 30px/36px ${FONT}`, margin: 0 }}>{title}</h1>
                  <p style={{ margin: '12px 0 0', color: MUTED, fontSize: 18, lineHeight: '28px' }}>{lead}</p>
                  {others.map((paragraph) => (
                    <p key={paragraph} style={{ margin: '12px 0 0' }}>
                      {paragraph}
                    </p>
                  ))}
                </td>
              </tr>
              {button && (
                <tr>
                  <td style={padded(24)}>
                    <a
                      href={button.url}
                      style={{
                        display: 'inline-block',
                        background: ACTION,
                        color: '#FFFFFF',
                        fontWeight: 700,
                        textDecoration: 'none',
                        padding: '12px 24px',
                        borderRadius: 24,
                      }}
                    >
                      {button.label}
                    </a>
                  </td>
                </tr>
              )}
              {more && (
                <tr>
                  <td style={padded(32)}>{more.html}</td>
                </tr>
              )}
              <tr>
                <td style={{ ...padded(40, 32), color: MUTED, fontSize: 13, lineHeight: '20px' }}>
                  <div style={{ borderTop: `1px solid ${LINE}`, paddingTop: 20 }}>{note}</div>
                </td>
              </tr>
            </tbody>
          </table>
        </main>
      </body>
    </html>
  );
}

/** A mail as HTML of 600 pixels at most, with all styles inline, and as plain text. */
export function renderMail(settings: MailSettings, text: MailText): MailContent {
  const { subject, title, paragraphs, button, more, note } = text;
  const parts = [
    title,
    ...paragraphs,
    button && `${button.label}: ${button.url}`,
    more?.text,
    `-- \n${note}\n${settings.url}`,
  ];
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(<Page settings={settings} text={text} />)}`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}
