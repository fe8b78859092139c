import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Response, Router } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { validate } from 'uuid';
import type { MailTypes } from '../../core/mailer.ts';
import { Mail } from './mail.entity.ts';
import { queued } from './send-mail.ts';

const SHOWN = 100;
/** Nothing but pictures is loaded, and no script runs. */
const POLICY = "default-src 'none'; img-src 'self' https:; style-src 'unsafe-inline'; frame-ancestors 'none'";
const STYLE = `body{max-width:720px;margin:0 auto;padding:24px;background:#F5F7F4;color:#14231F;font:1rem/1.5 Figtree,system-ui,sans-serif}
  a{color:#0B5D4E;font-weight:600}li{padding:12px 0;border-bottom:1px solid #DDE3DE;list-style:none;overflow-wrap:anywhere}
  ul{padding:0}small{display:block;color:#4C5B56}`;

/** The mails that a shop without a mail server would have sent, newest first, each with its links. Anybody may read them. */
export function sandboxMailbox(open: () => SqlEntityManager, types: MailTypes): Router {
  const router = Router();
  router.get('/', async (_req, res) => {
    const mails = await open().find(Mail, { kept: { $ne: null } }, { orderBy: { id: 'desc' }, limit: SHOWN });
    send(res, `<!doctype html>${renderToStaticMarkup(<Mailbox {...{ mails, types }} />)}`);
  });
  router.get('/:id', async ({ params: { id } }, res, next) => {
    const mail = validate(id) ? await open().findOne(Mail, { id }) : null;
    if (mail?.kept) send(res, mail.kept.html);
    else next();
  });
  router.get('/:id/attachment', async ({ params: { id } }, res, next) => {
    const em = open();
    const mail = validate(id) ? await em.findOne(Mail, { id, kept: { $ne: null } }) : null;
    const file = mail && (await types[mail.type]?.attach?.({ em }, queued(mail)));
    if (!file) return next();
    res
      .set({
        'Content-Type': file.type,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Disposition': `attachment; filename="${file.name}"`,
      })
      .send(file.content);
  });
  return router;
}

function send(res: Response, html: string): void {
  res.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY }).type('html').send(html);
}

function Mailbox({ mails, types }: { mails: Mail[]; types: MailTypes }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Mailbox</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>
            No mail server is set, so these mails went nowhere. <a href="/">Back to the shop</a>
          </p>
          {mails.length === 0 && <p>No mail yet. Reload the page to look again.</p>}
          <ul>
            {mails.map(({ id, type, kept, toAddress, createdAt }) => (
              <li key={id}>
                <a href={`/sandbox/mail/${id}`}>{kept!.subject}</a>
                {types[type]?.attach && (
                  <>
                    {' '}
                    (<a href={`/sandbox/mail/${id}/attachment`}>Attachment</a>)
                  </>
                )}
                <small>
                  to {toAddress}, {createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC
                </small>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}
