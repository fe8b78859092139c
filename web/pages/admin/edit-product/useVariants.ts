import { useState } from 'react';
import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import type { ProductVariantsInput } from '../../../schema.generated.ts';
import type { EditVariantsFragment } from './EditProductPage.generated.tsx';
import { readRows } from './read-rows.ts';
import { contentOf, emptyRow, storedRows, type VariantRow, withOptions } from './variant-rows.ts';

export interface Option {
  name: string;
  /** Separated by commas. */
  values: string;
}

/** What is typed of the variants of a product. */
export function useVariants(product: EditVariantsFragment) {
  const [stored, setStored] = useState(product);
  const [seen, setSeen] = useState(product);
  const [options, setOptions] = useState(() => optionsOf(product));
  const [rows, setRows] = useState(() => rowsOf(product));
  const names = options.map(({ name }) => name);
  const isChanged = contentOf(names, rows) !== storedContent(stored);

  const show = (next: EditVariantsFragment) => {
    setStored(next);
    setOptions(optionsOf(next));
    setRows(rowsOf(next));
  };
  // Something else on the screen has changed it, such as a planned price that was cancelled.
  if (seen !== product) {
    setSeen(product);
    if (!isChanged) show(product);
  }

  /** What to send of these rows: no variants when they are as they were stored; or what cannot be read. */
  const read = (
    typed: readonly VariantRow[],
    pictures: readonly EditedPicture[],
  ): { variants?: ProductVariantsInput; errors: Record<string, string> } => {
    if (contentOf(names, typed) === storedContent(stored) && stored.id) return { errors: {} };
    const shown = stored.images.filter(({ path }) => pictures.some((picture) => picture.path === path));
    const { variants, errors } = readRows(
      typed.map((row) => {
        const isShown = shown.some(({ id }) => id === row.imageId);
        return isShown ? row : { ...row, imageId: null };
      }),
      options.length,
    );
    const expectedVariants = stored.id ? stored.variants.map(({ id }) => id) : null;
    return { variants: { optionNames: names, variants, expectedVariants }, errors };
  };

  const changeOptions = (next: Option[]) => {
    setRows((before) => withOptions(before, options.length, next.length));
    setOptions(next);
  };
  return { stored, options, names, rows, isChanged, show, read, setRows, changeOptions };
}

/** A product that is not stored yet has no id, and one row. */
const rowsOf = ({ id, variants }: EditVariantsFragment) => (id ? storedRows(variants) : [emptyRow()]);

const optionsOf = ({ options }: EditVariantsFragment): Option[] =>
  options.map(({ name, values }) => ({ name, values: values.join(', ') }));

const storedContent = (product: EditVariantsFragment) =>
  contentOf(
    product.options.map(({ name }) => name),
    rowsOf(product),
  );
