import type { ErrorRequestHandler } from 'express';
import { toDecimal } from '#money/cents';
import { DomainError, type ErrorDetails, type HttpStatus } from './errors.ts';
import { retryAfter } from './service-fault.ts';

/** Sends a DomainError as `{ message, code }` and its details, money as decimal numbers. Other errors go on to `next`. */
export function sendErrors(httpStatus: HttpStatus): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (!(error instanceof DomainError)) {
      next(error);
      return;
    }
    const { message, code, details } = error;
    const wait = retryAfter(code, details.retryAfter);
    if (wait) res.set('Retry-After', wait);
    res.status(httpStatus[code]).json({ message, code, ...inDecimals(details) });
  };
}

function inDecimals({ fields, lines, quote, order, countInStock, pages }: ErrorDetails) {
  return {
    fields,
    order,
    countInStock,
    pages,
    lines: lines?.map(({ price, ...line }) =>
      price === undefined ? line : { ...line, price: toDecimal(price) },
    ),
    quote:
      quote && Object.fromEntries(Object.entries(quote).map(([name, amount]) => [name, toDecimal(amount)])),
  };
}
