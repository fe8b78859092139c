import { type RequestHandler, Router } from 'express';
import { googleChannel, metaChannel } from './feed-channels.ts';
import { oneReader } from './one-reader.ts';
import { type FileSettings, productFeed } from './product-feed.ts';
import { type SitemapDeps, sitemap } from './sitemap.ts';

const HOUR = 'public, max-age=3600';
/** Screens of a single visitor, and searches, of which there is no end. */
const NOT_FOR_CRAWLERS = [
  '/admin/',
  '/api/',
  '/cart',
  '/checkoutSteps',
  '/editproducts/',
  '/login',
  '/order/',
  '/orders',
  '/payment',
  '/placeorder',
  '/profile',
  '/register',
  '/sandbox/',
  '/search',
  '/shipping',
  '/sign',
];

/** Screens whose last path segment is a keyword or an id, which may look like a file name. */
const SCREEN = /^\/(?:search|page|product|productscreen|order|editproducts|admin)\//;
const FILE = /\.[^./]{1,12}$|^\/(?:assets|fonts)(?:\/|$)/;

/** The files that crawlers and browsers request from every site. */
export function wellKnownFiles(settings: FileSettings, fork: SitemapDeps['fork']): Router {
  const { origin } = settings;
  const router = Router();
  const rules = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}\n`).join('');
  const robots = `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`;
  const manifest = (name: string) => ({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#F5F7F4',
    theme_color: '#14231F',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  const products = sitemap({ origin, fork });
  router.get('/robots.txt', (_req, res) => void res.set('Cache-Control', HOUR).type('text').send(robots));
  router.get('/manifest.webmanifest', async (_req, res) => {
    const text = JSON.stringify(manifest(await settings.shopName()));
    res.set('Cache-Control', HOUR).type('application/manifest+json').send(text);
  });
  router.get(['/sitemap.xml', '/sitemaps/:number.xml'], products);
  const oneAtATime = oneReader();
  router.get('/feed/products.xml', oneAtATime, productFeed({ channel: googleChannel, settings, fork }));
  router.get('/feed/meta.xml', oneAtATime, productFeed({ channel: metaChannel, settings, fork }));
  return router;
}

/** Sends 404 for missing files. Unknown screens get the web app's own page. */
export const missingFile: RequestHandler = (req, res, next) => {
  if (SCREEN.test(req.path) || !FILE.test(req.path)) return next();
  res.status(404).type('text').send('There is no such file.\n');
};
