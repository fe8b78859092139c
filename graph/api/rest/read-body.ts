import { promisify } from 'node:util';
import express, { type Request, type Response } from 'express';
import { DomainError } from '../../core/errors.ts';

/** The body of a request, of any content type; see `parseBody`. Rejects with the HTTP errors of the body reader. */
export async function readBody(req: Request, res: Response, limit: number): Promise<unknown> {
  await promisify(express.raw({ type: () => true, limit }))(req, res);
  return Buffer.isBuffer(req.body) ? parseBody(req.body.toString('utf8')) : undefined;
}

/**
 * Parses a body by its content, not by its content type: clients send a bare id as text or as a form. Returns JSON objects,
 * arrays and texts, form fields, or a bare text; undefined for an empty body. Throws BAD_USER_INPUT for broken JSON.
 */
export function parseBody(body: string): unknown {
  const text = body.replace(/^\uFEFF/, '').trim();
  if (text === '' || text === 'null') return undefined;
  if (/^[{["]/.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      throw new DomainError('BAD_USER_INPUT', 'The body is not valid JSON.');
    }
  }
  return text.includes('=') ? Object.fromEntries(new URLSearchParams(text)) : text;
}
