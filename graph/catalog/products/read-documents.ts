import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { fieldError } from '../../core/validation.ts';
import { isDocumentName } from '../../platform/uploads/document-rules.ts';
import type { ProductDocument } from './product-document.types.ts';
import type { ProductDocumentInput } from './safety.inputs.ts';

const UPLOADS = '/uploads/';

const readKnown = prepared<{ documents: ProductDocument[] }, [product: string]>(
  'select documents from products where id = $1',
);

/**
 * The documents that an input gives a product, as they are stored. Measures the new files, which takes too long for a transaction. Undefined when
 * the input says nothing of them. Errors: BAD_USER_INPUT for a path of no file, and for the same file twice.
 */
export async function readDocuments(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  given: readonly ProductDocumentInput[] | null | undefined,
  productId?: string,
): Promise<ProductDocument[] | undefined> {
  if (!given) return undefined;
  if (new Set(given.map(({ path }) => path)).size < given.length)
    throw fieldError('documents', 'The same file is there twice. Please remove one of them.');
  const [product] = productId && given.length > 0 ? await readKnown(em, productId) : [];
  const known = new Map(product?.documents.map((document) => [document.path, document.bytes]));
  const measure = async (path: string) => {
    const name = path.slice(UPLOADS.length);
    const isStored = path.startsWith(UPLOADS) && isDocumentName(name);
    return isStored ? (await ports.storage.read(name))?.length : undefined;
  };
  const documents: ProductDocument[] = [];
  for (const [index, { path, title, kind }] of given.entries()) {
    const bytes = known.get(path) ?? (await measure(path));
    if (bytes === undefined)
      throw fieldError(`documents.${index}.path`, 'This file is no longer there. Please upload it again.');
    documents.push({ path, title: title.trim(), kind, bytes });
  }
  return documents;
}
