import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Pictures may be shown by the pages of any other shop front. */
export const forEveryOrigin: RequestHandler = (_req, res, next) => {
  res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** What no page of the shop uses. The payment provider's window may ask for payments and one-time codes. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every answer. Pages have a content policy of their own. */
export function securityHeaders(https: boolean): RequestHandler {
  const setByHelmet = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The payment widget opens a window of its bank's and must be able to talk to it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // As `frame-ancestors` says.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: 365 * 24 * 60 * 60 },
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', UNUSED_FEATURES);
    setByHelmet(req, res, next);
  };
}
