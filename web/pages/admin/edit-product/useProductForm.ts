import { useEffect, useRef, useState } from 'react';
import { formError, readFailure } from '../../../apollo/errors.ts';
import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import { useLeaveGuard } from '../../../router/leave-guard.ts';
import { focusFirstWrong } from '../../../ui/field-error.ts';
import { attributeChanges, attributesFor, readAttributes, withCategoryName } from './attribute-form.ts';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';
import { type ChangedFields, expectedFields, showTexts, withChanged } from './expected-fields.ts';
import { editedCells, keepUntouched, repricedRows, soldRows } from './moved-rows.ts';
import { pictureChanges } from './picture-changes.ts';
import {
  categoryErrors,
  differences,
  fieldChanges,
  type ProductFields,
  readProductForm,
} from './product-changes.ts';
import { sumsOf } from './read-rows.ts';
import { useSaveProduct } from './useSaveProduct.ts';
import { useVariants } from './useVariants.ts';
import { type AT, isAlone, type VariantRow } from './variant-rows.ts';

const NO_TYPOS = {};
const TIMED = ['isDraft', 'publishAt', 'unpublishAt'] as const;
type AttributeTexts = ReturnType<typeof readAttributes>;

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
  /** What somebody else has changed, and the viewer has seen and wants to replace. */
  const [shown, setShown] = useState<ChangedFields>({});
  /** Another number shows state and times, or attributes, anew. */
  const [rounds, setRounds] = useState({ publication: 0, attributes: 0 });
  const begin = (part: keyof typeof rounds) =>
    setRounds((before) => ({ ...before, [part]: before[part] + 1 }));
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

  const readForm = (element: HTMLFormElement) => readProductForm(element, saved, choices.shopTimeZone);
  /** Shows what others have saved meanwhile, where nothing was typed since. */
  const showStored = (next: EditProductFragment, sent: ProductFields, sentValues: AttributeTexts) => {
    if (!form.current) return;
    showTexts(form.current, next, sent);
    const { isDraft, publishAt, unpublishAt } = readForm(form.current);
    if (isDraft !== next.isDraft || publishAt !== next.publishAt || unpublishAt !== next.unpublishAt)
      begin('publication');
    const values = readAttributes(new FormData(form.current), definitions);
    const isUntouched = !('attributes' in attributeChanges(sentValues, values));
    if (isUntouched && 'attributes' in attributeChanges(next.attributes, values)) begin('attributes');
  };
  const changesOf = (element: HTMLFormElement, before = opened) => ({
    ...fieldChanges(saved, readForm(element), choices.categories),
    ...pictureChanges(saved.id ? before : [], pictures),
    ...attributeChanges(saved.attributes, readAttributes(new FormData(element), definitions)),
  });
  const checkUnsaved = (): boolean => {
    if (isDone.current) return false;
    if (isUploading || !form.current) return isUploading;
    const isTyped = Object.keys(differences(saved, readForm(form.current))).length > 0;
    const { images: _, image: __, ...others } = changesOf(form.current);
    const isPictured = Object.keys(pictureChanges(opened, pictures)).length > 0;
    return isTyped || isPictured || variants.isChanged || 'attributes' in others;
  };
  const { leave, stay } = useLeaveGuard(checkUnsaved);
  /** Call it when a field was typed in that no state follows. */
  const noteTyped = () => setIsUnsaved(checkUnsaved());
  // What is typed is in the form itself, and in the state of the table and of the pictures: each render compares all of it.
  useEffect(noteTyped);

  const submit = (typed: VariantRow[] = rows, before = opened, seen = shown) => {
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
    const sent = readForm(form.current);
    const sentValues = readAttributes(new FormData(form.current), definitions);
    save(input, expectedImages, expectedFields(saved, seen, input)).then(
      (stored) => {
        if (!stored) return;
        const next = withCategoryName(stored);
        showStored(next, sent, sentValues);
        setSaved(next);
        setShown({});
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
        const left = [repricedRows, soldRows, editedCells].flatMap((find): object[] => find(kept, moved));
        if (left.length === 0) submit(kept, before, seen);
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
    onTheirFields: (changed: ChangedFields) => {
      reset();
      if (form.current) showTexts(form.current, changed);
      if (changed.category !== undefined) setCategory(changed.category);
      setSaved(withChanged(saved, changed));
      if (changed.attributes) begin('attributes');
      if (TIMED.some((field) => field in changed)) begin('publication');
    },
    onMyFields: (changed: ChangedFields) => {
      const seen = { ...shown, ...changed };
      setShown(seen);
      submit(rows, opened, seen);
    },
  };
  return {
    ...{ form, saved, category, created, pictures, variants, definitions, alone, errors, error, loading },
    ...{ isUploading, setIsImageUploading, setIsGalleryUploading, setPictures, changeRows, chooseCategory },
    ...{ rounds, ownField, resolve, submit, leave, stay, isUnsaved, noteTyped },
  };
}
