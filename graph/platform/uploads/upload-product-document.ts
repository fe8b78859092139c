import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { isPdf } from './document-rules.ts';

/**
 * Stores an uploaded PDF file as it is. The caller has checked who uploads it. Returns its address, for the documents of a product.
 * Errors: BAD_USER_INPUT for anything else.
 */
export async function uploadProductDocument(
  { ports }: Pick<Context, 'ports'>,
  upload: Buffer,
): Promise<string> {
  if (!isPdf(upload))
    throw new DomainError(
      'BAD_USER_INPUT',
      'The file is no PDF, or not complete. Save it as a PDF, then upload it again.',
    );
  const fileName = `${randomBytes(16).toString('hex')}.pdf`;
  await ports.storage.put(fileName, upload, 'application/pdf');
  return `/uploads/${fileName}`;
}
