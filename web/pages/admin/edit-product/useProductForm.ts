import { useEffect, useRef, useState } from 'react';
import { formError, readFailure } from '../../../apollo/errors.ts';
import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import { useLeaveGuard } from '../../../router/leave-guard.ts';
import { focusFirstWrong } from '../../../ui/field-error.ts';
import { attributeChanges, attributesFor, readAttributes, withCategoryName } from './attribute-form.ts';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';
import { keepUntouched, repricedRows, soldRows } from './moved-rows.ts';
import { pictureChanges } from './picture-changes.ts';
import { categoryErrors, differences, fieldChanges, readProductForm } from './product-changes.ts';
import { sumsOf } from './read-rows.ts';
import { useSaveProduct } from './useSaveProduct.ts';
import { useVariants } from './useVariants.ts';
import { type AT, isAlone, type VariantRow } from './variant-rows.ts';

const NO_TYPOS = {};

/** What is typed of a product, and saving it. Only what was changed is sent, so that nobody else's edit is undone. */
export function useProductForm(given: EditProductFragment, choices: ProductChoicesFragment) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const product = withCategoryName(given);
  const [saved, setSaved] = useState(product);
  const [category, setCategory] = useState(product.category);
  /** The name of a category that is created with the product. */
  const [created, setCreated] = useState('');
  const [pictures, setPictures] = useState<EditedPicture[]>(product.images);
  /** The pictures that an edit is decided on. */
  const [opened, setOpened] = useState<EditedPicture[]>(product.images);
  const [typos, setTypos] = useState<Record<string, string>>(NO_TYPOS);
  const variants = useVariants(given);
  const { rows, options } = variants;
  const definitions = attributesFor(choices, category, saved.attributes);
  const [isImageUploading, setIsImageUploading] = useState(false);
  const [isGalleryUploading, setIsGalleryUploading] = useState(false);
  const isUploading = isImageUploading || isGalleryUploading;
  const form = useRef<HTMLFormElement>(null);
  const { save, isDone, loading, error, reset } = useSaveProduct(saved.id);
  const refused = formError(error).fields;
  const errors = { ...refused, ...typos };

  useEffect(() => {
    // The server has responded, or something cannot be read.
    if (!loading) focusFirstWrong(form.current);
  }, [loading, typos]);

  const changesOf = (element: HTMLFormElement, before = opened) => ({
    ...fieldChanges(saved, readProductForm(element, saved, choices.shopTimeZone), choices.categories),
    ...pictureChanges(saved.id ? before : [], pictures),
    ...attributeChanges(saved.attributes, readAttributes(new FormData(element), definitions)),
  });
  const checkUnsaved = (): boolean => {
    if (isDone.current) return false;
    if (isUploading || !form.current) return isUploading;
    const isTyped =
      Object.keys(differences(saved, readProductForm(form.current, saved, choices.shopTimeZone))).length > 0;
    const { images: _, image: __, ...others } = changesOf(form.current);
    const isPictured = Object.keys(pictureChanges(opened, pictures)).length > 0;
    return isTyped || isPictured || variants.isChanged || 'attributes' in others;
  };
  const { leave, stay } = useLeaveGuard(checkUnsaved);
  /** Call it when a field was typed in that no state follows. */
  const noteTyped = () => setIsUnsaved(checkUnsaved());
  // What is typed is in the form itself, and in the state of the table and of the pictures: each render compares all of it.
  useEffect(noteTyped);

  const submit = (typed: VariantRow[] = rows, before = opened) => {
    if (!form.current) return;
    const table = variants.read(typed, pictures);
    const wrong = {
      ...table.errors,
      ...categoryErrors(category, [created, saved.category], choices.categories),
    };
    setTypos(wrong);
    if (Object.keys(wrong).length > 0) return;
    const expectedImages = before.map(({ path, alt }) => ({ path, alt }));
    const input = { ...changesOf(form.current, before), variants: table.variants };
    save(input, expectedImages).then(
      (stored) => {
        if (!stored) return;
        const next = withCategoryName(stored);
        setSaved(next);
        setCategory(next.category);
        setOpened(next.images);
        setPictures(next.images);
        variants.show(stored);
      },
      (failure: Error) => {
        const { code, variants: moved } = readFailure(failure);
        if (code !== 'CONFLICT' || !moved) return;
        const kept = keepUntouched(typed, moved);
        variants.setRows(kept);
        if (repricedRows(kept, moved).length + soldRows(kept, moved).length === 0) submit(kept, before);
      },
    );
  };

  const changeRows = (next: VariantRow[]) => {
    setTypos(NO_TYPOS);
    reset();
    variants.setRows(next);
  };
  const alone = isAlone(rows, options.length);
  /** A field of the product that is one of its only variant. */
  const ownField = (name: 'price' | 'countInStock', column: (typeof AT)['price' | 'stock']) => ({
    value: alone ? rows[0]!.cells.at(column)! : sumsOf(rows)[name],
    error: alone ? errors[`variants.0.${name}`] : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      changeRows([{ ...rows[0]!, cells: rows[0]!.cells.with(column, target.value) }]),
  });
  const chooseCategory = (name: string, isChosen: boolean) => {
    setTypos(NO_TYPOS);
    setCategory(name);
    if (isChosen) setCreated(name);
  };
  const resolve = {
    onRows: (chosen: VariantRow[]) => {
      variants.setRows(chosen);
      submit(chosen);
    },
    onTheirPictures: (images: EditedPicture[]) => {
      reset();
      setOpened(images);
      setPictures(images);
    },
    onMyPictures: (images: EditedPicture[]) => {
      setOpened(images);
      submit(rows, images);
    },
  };
  return {
    ...{ form, saved, category, created, pictures, variants, definitions, alone, errors, error, loading },
    ...{ isUploading, setIsImageUploading, setIsGalleryUploading, setPictures, changeRows, chooseCategory },
    ...{ ownField, resolve, submit, leave, stay, isUnsaved, noteTyped },
  };
}
