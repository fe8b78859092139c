import { resolve } from 'node:path';
import { Router } from 'express';
import { builtFiles } from './built-files.ts';

// The editor sets styles from its scripts and draws its icons from a font and pictures in its style sheet.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API playground as built by `npm run build`, from dist. */
export function playground(): Router {
  const folder = resolve('dist/playground');
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Content-Security-Policy', POLICY);
    next();
  });
  router.use(builtFiles(folder, { maxAge: 0, extensions: ['html'] }));
  router.use((_req, res) => void res.status(404).json({ message: 'No such file.', code: 'NOT_FOUND' }));
  return router;
}
