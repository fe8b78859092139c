import type { EditProductFragment } from './EditProductPage.generated.tsx';
import type { ProductFields } from './product-changes.ts';

/** Switching a product empties a time, so that these belong together. */
export const TIMED = ['isDraft', 'publishAt', 'unpublishAt'] as const;

/**
 * What a form is decided on after somebody else's save was loaded: theirs, but for what was typed here. That stays as it was, so that saving it
 * is a conflict.
 */
export function withTheirs(
  saved: EditProductFragment,
  theirs: EditProductFragment,
  typed: Partial<ProductFields>,
  hasTypedAttributes: boolean,
): EditProductFragment {
  const isTimed = TIMED.some((field) => field in typed);
  const fields = [...Object.keys(typed), ...(isTimed ? TIMED : [])] as (keyof ProductFields)[];
  const { attributes, categoryPath } = saved;
  return {
    ...theirs,
    ...Object.fromEntries(fields.map((field) => [field, saved[field]])),
    ...('category' in typed && { categoryPath }),
    ...(hasTypedAttributes && { attributes }),
  };
}
