import { type Request, type Response, Router } from 'express';
import multer, { MulterError, memoryStorage } from 'multer';
import { Permission, requirePermission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError, type HttpStatus } from '../../core/errors.ts';
import { sendErrors } from '../../core/send-error.ts';
import { MAX_BYTES, TOO_LARGE } from './image-rules.ts';
import { uploadProductImage } from './upload-product-image.ts';

const FIELD = 'image';
const receiveFile = multer({
  storage: memoryStorage(),
  limits: { fileSize: MAX_BYTES, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
}).single(FIELD);

/**
 * POST /: a multipart form with a picture in its field `image`. Responds with `{ image, message }`, or with
 * `{ message, code }` and status 400, 401, 403, 413 or 429. The body is read only when an admin sent it.
 */
export function uploadRoute(
  contextOf: (req: Request, res: Response) => Promise<Context>,
  httpStatus: HttpStatus,
): Router {
  const router = Router();
  router.post('/', async (req, res) => {
    const ctx = await contextOf(req, res);
    requirePermission(ctx, Permission.Products);
    const image = await uploadProductImage(ctx, await receive(req, res));
    res.json({ image, message: 'Image uploaded' });
  });
  router.use(sendErrors(httpStatus));
  return router;
}

/** The bytes of the file. Errors: BAD_USER_INPUT, TOO_LARGE. */
function receive(req: Request, res: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    receiveFile(req, res, (error: unknown) => {
      const isLimit = error instanceof MulterError;
      if (isLimit && error.code === 'LIMIT_FILE_SIZE') reject(new DomainError('TOO_LARGE', TOO_LARGE));
      else if (error && !isLimit) reject(new DomainError('BAD_USER_INPUT', 'The form could not be read.'));
      else if (error || !req.file) {
        reject(new DomainError('BAD_USER_INPUT', `Send one file, in the form field "${FIELD}".`));
      } else resolve(req.file.buffer);
    });
  });
}
