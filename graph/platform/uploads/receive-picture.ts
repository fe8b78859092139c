import express, { type Request, type Response } from 'express';
import { DomainError } from '../../core/errors.ts';
import { MAX_BYTES, TOO_LARGE } from './image-rules.ts';

const readBody = express.raw({ type: () => true, limit: MAX_BYTES });

/** A picture that is the body of a request. Errors: TOO_LARGE; BAD_USER_INPUT when it is empty or did not arrive. */
export function receivePicture(req: Request, res: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    readBody(req, res, (error?: unknown) => {
      if ((error as { status?: number } | undefined)?.status === 413)
        reject(new DomainError('TOO_LARGE', TOO_LARGE));
      else if (error || !Buffer.isBuffer(req.body) || req.body.length === 0)
        reject(new DomainError('BAD_USER_INPUT', 'The picture did not arrive complete. Upload it again.'));
      else resolve(req.body);
    });
  });
}
