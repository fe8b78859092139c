import { type RequestHandler, Router } from 'express';
import type { SiteSettings } from './page.ts';
import { type SitemapDeps, sitemap } from './sitemap.ts';

const HOUR = 'public, max-age=3600';
/** Screens that are about the visitor, or as many as there are words. */
const NOT_FOR_CRAWLERS = [
  '/admin/',
  '/api/',
  '/cart',
  '/checkoutSteps',
  '/editproducts/',
  '/login',
  '/order/',
  '/payment',
  '/placeorder',
  '/profile',
  '/register',
  '/sandbox/',
  '/search',
  '/shipping',
  '/sign',
];

/** Screens whose last part is a word or an id, which may look like the name of a file. */
const SCREEN = /^\/(?:search|page|product|productscreen|order|editproducts|admin)\//;
const FILE = /\.[^./]{1,12}$|^\/(?:assets|fonts)(?:\/|$)/;

/** What crawlers and browsers ask every site for. */
export function wellKnownFiles(
  { shopName, origin }: Pick<SiteSettings, 'shopName' | 'origin'>,
  fork: SitemapDeps['fork'],
): Router {
  const router = Router();
  const rules = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}\n`).join('');
  const robots = `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`;
  const manifest = {
    name: shopName,
    short_name: shopName,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#F5F7F4',
    theme_color: '#14231F',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  const products = sitemap({ origin, fork });
  router.get('/robots.txt', (_req, res) => void res.set('Cache-Control', HOUR).type('text').send(robots));
  router.get('/manifest.webmanifest', (_req, res) => {
    res.set('Cache-Control', HOUR).type('application/manifest+json').send(JSON.stringify(manifest));
  });
  router.get(['/sitemap.xml', '/sitemap-:number.xml'], products);
  return router;
}

/** Answers for files that do not exist. Unknown screens are left to the web app, whose page says more. */
export const missingFile: RequestHandler = (req, res, next) => {
  if (SCREEN.test(req.path) || !FILE.test(req.path)) return next();
  res.status(404).type('text').send('There is no such file.\n');
};
