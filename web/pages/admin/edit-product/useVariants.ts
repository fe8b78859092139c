import { useState } from 'react';
import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import type { ProductVariantsInput } from '../../../schema.generated.ts';
import type { RowEdits } from './custom-fields.ts';
import type { EditVariantsFragment } from './EditProductPage.generated.tsx';
import { keepUntouched } from './moved-rows.ts';
import { keepUntouchedNames, type OptionNames } from './option-names.ts';
import { readRows } from './read-rows.ts';
import { contentOf, emptyRow, PICTURE, storedRows, type VariantRow, withOptions } from './variant-rows.ts';

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
  /** The names of the options that an edit is decided on. */
  const [knownNames, setKnownNames] = useState<readonly string[]>(() => namesOf(product));
  const names = options.map(({ name }) => name);
  const decided: OptionNames = { names, known: knownNames };
  const isChanged = contentOf(names, rows) !== storedContent(stored);

  const show = (next: EditVariantsFragment) => {
    setStored(next);
    setOptions(optionsOf(next));
    setKnownNames(namesOf(next));
    setRows(rowsOf(next));
  };
  const showNames = (next: OptionNames) => {
    setOptions((before) => before.map((option, index) => ({ ...option, name: next.names[index]! })));
    setKnownNames(next.known);
  };
  // Something else has changed it, such as a planned price that was cancelled, or what somebody else saved was loaded.
  if (seen !== product) {
    setSeen(product);
    if (!isChanged) show(product);
    else if (isSameTable(stored, product)) {
      setStored(product);
      setRows(keepUntouched(rows, product.variants));
      showNames(keepUntouchedNames(decided, namesOf(product)));
    }
  }

  /** What to send of these rows: no variants when they are as they were stored; or what cannot be read. */
  const read = (
    typed: readonly VariantRow[],
    pictures: readonly EditedPicture[],
    customFields: RowEdits,
    { names, known } = decided,
  ): { variants?: ProductVariantsInput; errors: Record<string, string> } => {
    const isAsStored =
      contentOf(names, typed) === storedContent(stored) && customFields.every(({ length }) => length === 0);
    if (isAsStored && stored.id) return { errors: {} };
    const shown = stored.images.filter(({ path }) => pictures.some((picture) => picture.path === path));
    const isShown = (imageId: string | null | undefined) => shown.some(({ id }) => id === imageId);
    const { variants, errors } = readRows(
      typed.map((row) => {
        const decidedOn = isShown(row.known?.get(PICTURE)) ? row.known : new Map(row.known).set(PICTURE, '');
        return { ...row, imageId: isShown(row.imageId) ? row.imageId : null, known: decidedOn };
      }),
      options.length,
    );
    const expectedVariants = stored.id ? stored.variants.map(({ id }) => id) : null;
    const expectedOptionNames = stored.id ? [...known] : null;
    const optionNames = [...names];
    const withFields = variants.map((variant, index) =>
      customFields[index]?.length ? { ...variant, customFields: customFields[index] } : variant,
    );
    return {
      variants: { optionNames, variants: withFields, expectedVariants, expectedOptionNames },
      errors,
    };
  };

  const changeOptions = (next: Option[]) => {
    setRows((before) => withOptions(before, options.length, next.length));
    setOptions(next);
  };
  return {
    stored,
    options,
    names,
    decided,
    rows,
    isChanged,
    show,
    showNames,
    read,
    setRows,
    changeOptions,
  };
}

/** Whether cells of one can be compared with those of the other. */
const isSameTable = (one: EditVariantsFragment, other: EditVariantsFragment) =>
  one.options.length === other.options.length &&
  String(one.variants.map(({ id }) => id)) === String(other.variants.map(({ id }) => id));

const namesOf = ({ options }: EditVariantsFragment) => options.map(({ name }) => name);

/** A product that is not stored yet has no id, and one row. */
const rowsOf = ({ id, variants }: EditVariantsFragment) => (id ? storedRows(variants) : [emptyRow()]);

const optionsOf = ({ options }: EditVariantsFragment): Option[] =>
  options.map(({ name, values }) => ({ name, values: values.join(', ') }));

const storedContent = (product: EditVariantsFragment) =>
  contentOf(
    product.options.map(({ name }) => name),
    rowsOf(product),
  );
