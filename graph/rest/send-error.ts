import type { NextFunction, Request, Response } from 'express';
import { toDecimal } from '#money/cents';
import { DomainError, type ErrorDetails, httpStatus } from '../core/errors.ts';
import { RETRY_AFTER } from '../core/service-fault.ts';

/** Answers an error that is meant for the client: `{ message, code }` and what else helps, money as decimal numbers. */
export function sendError(error: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (!(error instanceof DomainError)) {
    next(error);
    return;
  }
  const { message, code, details } = error;
  if (httpStatus[code] === 503) res.set('Retry-After', RETRY_AFTER);
  res.status(httpStatus[code]).json({ message, code, ...inDecimals(details) });
}

function inDecimals({ fields, lines, quote, countInStock }: ErrorDetails) {
  return {
    fields,
    countInStock,
    lines: lines?.map(({ price, ...line }) =>
      price === undefined ? line : { ...line, price: toDecimal(price) },
    ),
    quote:
      quote && Object.fromEntries(Object.entries(quote).map(([name, amount]) => [name, toDecimal(amount)])),
  };
}
