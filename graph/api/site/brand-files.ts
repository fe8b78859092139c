import { type RequestHandler, Router } from 'express';
import { CITRON, INK } from '#money/house-colors';
import type { FileStorage } from '../../core/ports.ts';
import { createSemaphore } from '../../core/semaphore.ts';
import { escapeXml } from '../../core/xml.ts';
import { type Brand, lightColors, logoSize } from '../../platform/settings/brand-settings.ts';
import { asPng, type PngPlace } from '../../platform/uploads/encode-image.ts';

interface BrandFileDeps {
  /** Edited while the shop runs. */
  brand(): Promise<Brand>;
  shopName(): Promise<string>;
  storage: FileStorage;
}

interface Picture extends PngPlace {
  path: string;
}

const HOUR = 'public, max-age=3600';

/** What each address shows, from which picture; null: the file of a new shop. */
const places: Record<string, (brand: Brand) => Picture | null> = {
  '/favicon.ico': (brand) => iconOf(brand, 32),
  '/apple-touch-icon.png': (brand) => iconOf(brand, 180),
  '/icon-192.png': (brand) => iconOf(brand, 192),
  '/icon-512.png': (brand) => iconOf(brand, 512),
  '/card.png': ({ card }) => (card ? { path: card, width: 1200, height: 630, ground: '#FFFFFF' } : null),
  // Mails show it: their programs do not know WebP.
  '/logo.png': logoOf,
};

function logoOf(brand: Brand): Picture | null {
  const { width, height } = logoSize(brand);
  // For screens with two pixels in place of one.
  const place = { width: 2 * width, height: 2 * height, ground: brand.isLogoOnWhite ? '#FFFFFF' : null };
  return brand.logo ? { path: brand.logo, ...place } : null;
}

function iconOf({ icon, logo, isLogoOnWhite }: Brand, size: number): Picture | null {
  const path = icon ?? logo;
  const ground = icon || isLogoOnWhite ? '#FFFFFF' : INK;
  return path ? { path, width: size, height: size, ground } : null;
}

/**
 * The icons, the social card and the logo of a shop that has set its brand, at the addresses of those of a new shop. Each is encoded once
 * in a process, one after the other, so that what guests can ask for is bounded.
 */
export function brandFiles({ brand, shopName, storage }: BrandFileDeps): Router {
  const router = Router();
  const encoded = new Map<string, { key: string; png: Promise<Buffer | null> }>();
  const encoding = createSemaphore({
    running: 1,
    waiting: 20,
    refusal: 'Too many pictures are being encoded. Please try again in a moment.',
  });
  const pngAt = (address: string, { path, ...place }: Picture): Promise<Buffer | null> => {
    const key = JSON.stringify([path, place]);
    const known = encoded.get(address);
    if (known?.key === key) return known.png;
    const png = encoding(async () => {
      const picture = await storage.read(path.slice('/uploads/'.length));
      return picture && asPng(picture, place);
    });
    encoded.set(address, { key, png });
    png.catch(() => encoded.delete(address));
    return png;
  };
  const sendPng: RequestHandler = async (req, res, next) => {
    const picture = places[req.path]?.(await brand());
    const png = picture && (await pngAt(req.path, picture));
    if (!png) return next();
    res.set('Cache-Control', HOUR).type('png').send(png);
  };
  router.get(Object.keys(places), sendPng);
  router.get('/favicon.svg', async (_req, res, next) => {
    const shown = await brand();
    const png = shown.icon && (await pngAt('/favicon.svg', { ...iconOf(shown, 64)!, ground: null }));
    const svg = png ? pictureSvg(png) : hasBrand(shown) ? letterSvg(await shopName(), shown) : null;
    if (!svg) return next();
    res.set('Cache-Control', HOUR).type('svg').send(svg);
  });
  return router;
}

const hasBrand = ({ primary, accent, logo }: Brand) => Boolean(primary ?? accent ?? logo);

const pictureSvg = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

/** The first letter of the shop's name on its colour. */
function letterSvg(name: string, brand: Brand): string {
  const { accent, primary } = lightColors(brand);
  const { main, label } = accent ?? primary ?? { main: CITRON, label: INK };
  const [first] = new Intl.Segmenter().segment(name);
  const letter = escapeXml(first?.segment.toLocaleUpperCase('en') ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${main}"/><text x="16" y="23" fill="${label}" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle">${letter}</text></svg>`;
}
