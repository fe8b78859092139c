import express, { Router } from 'express';
import { validate as isUuid } from 'uuid';
import { admitBody } from '../../core/admit-body.ts';
import { DomainError } from '../../core/errors.ts';
import {
  CART_COOKIE,
  type CookieLine,
  cookieLines,
  formatCookieLines,
  MAX_COOKIE_LINES,
  replaceLine,
} from '../../money/cart-cookie.ts';

/** Two ids and a number. */
const BODY = 1000;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * `POST /cart` with `line` and `qty`: what the forms of a product and of the cart send without scripts. Sets the quantity of a variant in the
 * cart's cookie, or removes it, and leads to the cart. Errors: BAD_USER_INPUT for fields that are not a variant and a
 * quantity, and for too many lines.
 */
export function cartForm(): Router {
  const router = Router();
  router.post(
    '/cart',
    (req, res, next) => {
      admitBody(req, res, { limit: BODY, from: 'guest' });
      next();
    },
    express.urlencoded({ extended: false, limit: BODY }),
    (req, res) => {
      const lines = replaceLine(cookieLines(req.get('cookie') ?? ''), readLine(req.body ?? {}));
      if (lines.length > MAX_COOKIE_LINES) {
        const message = `Without JavaScript a cart holds at most ${MAX_COOKIE_LINES} products. Please go back and remove one.`;
        throw new DomainError('BAD_USER_INPUT', message);
      }
      // Scripts read it: the cart in local storage adopts the lines.
      res.cookie(CART_COOKIE, formatCookieLines(lines), {
        maxAge: MONTH_MS,
        sameSite: 'lax',
        encode: String,
      });
      res.redirect(303, '/cart');
    },
  );
  return router;
}

const LINE = /^([\da-f-]{36})\.([\da-f-]{36})(\.0)?$/;

/** `line` is the ids of the product and the variant, with ".0" to remove it; otherwise `qty` is the quantity. */
function readLine({ line, qty }: Record<string, unknown>): CookieLine {
  const [, productId = '', variantId = '', isRemoved] = LINE.exec(String(line).toLowerCase()) ?? [];
  const units = isRemoved ? '0' : String(qty);
  if (!isUuid(productId) || !isUuid(variantId) || !/^\d{1,4}$/.test(units))
    throw new DomainError('BAD_USER_INPUT', 'Please go back and choose a quantity from 1 to 9,999.');
  return { productId, variantId, qty: Number(units) };
}
