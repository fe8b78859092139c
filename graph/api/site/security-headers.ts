import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Lets pages of other origins embed pictures. */
export const forEveryOrigin: RequestHandler = (_req, res, next) => {
  res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** Browser features that no page uses. The payment widget may use payments and one-time codes. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
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

/** The camera reads barcodes in the admin area, which one may come to from any page: our own pages alone may ask for it. */
const CAMERA = 'camera=(self)';

/** The security headers of every response. Pages replace the content security policy. */
export function securityHeaders(https: boolean): RequestHandler {
  const setByHelmet = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The payment widget opens a window of the bank and communicates with it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // As `frame-ancestors` says.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: 365 * 24 * 60 * 60 },
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', `${UNUSED_FEATURES}, ${CAMERA}`);
    setByHelmet(req, res, next);
  };
}
