import express, { type Express } from 'express';
import { securityHeaders } from '../../api/site/security-headers.ts';
import { RETRY_AFTER } from '../../core/service-fault.ts';
import { health } from './health.ts';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">' +
  '<title>Opening</title><p>The shop opens in a moment.</p></html>';

/** Serves while the database is opened and migrated: /livez, and 503 for everything else. */
export function openingApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(false));
  app.use(
    health(
      () => 'opening',
      async () => false,
    ),
  );
  app.use((req, res) => {
    res.status(503).set({ 'Retry-After': RETRY_AFTER, 'Cache-Control': 'no-store' });
    if (req.method === 'GET' && req.accepts(['json', 'html']) === 'html') res.type('html').send(PAGE);
    else res.json({ message: 'The shop opens in a moment.', code: 'SERVICE_UNAVAILABLE' });
  });
  return app;
}
