import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formError, readFailure } from '../../../apollo/errors.ts';
import { useLeaveGuard } from '../../../router/leave-guard.ts';
import { focusFirstWrong } from '../../../ui/field-error.ts';
import { attributeChanges, attributesFor, readAttributes, withCategoryName } from './attribute-form.ts';
import { conflictChoices } from './conflict-choices.ts';
import { fieldEdits, formOf, showStoredFields, withFields, withTheirFields } from './custom-fields.ts';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';
import { type ChangedFields, expectedFields, showTexts } from './expected-fields.ts';
import { editedCells, keepUntouched, repricedRows, soldRows } from './moved-rows.ts';
import { keepUntouchedNames, typedNames } from './option-names.ts';
import { ownFieldOf } from './own-field.ts';
import { pictureChanges } from './picture-changes.ts';
import {
  categoryErrors,
  differences,
  fieldChanges,
  type ProductFields,
  readProductForm,
} from './product-changes.ts';
import { usePictures } from './usePictures.ts';
import { useSaveProduct } from './useSaveProduct.ts';
import { useVariants } from './useVariants.ts';
import { isAlone, type VariantRow } from './variant-rows.ts';
import { TIMED, withTheirs } from './with-theirs.ts';

const NO_TYPOS = {};
type AttributeTexts = ReturnType<typeof readAttributes>;

/** Errors of rows by the names that the table has: the validation of inputs names the list of the variants twice. */
const namedByRows = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.replace(/^variants\.variants\./, 'variants.'),
      message,
    ]),
  );

/** What is typed of a product, and saving it. Only what was changed is sent, so that nobody else's edit is undone. */
export function useProductForm(
  given: EditProductFragment,
  choices: ProductChoicesFragment,
  onSaved: () => void = () => {},
) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const product = withCategoryName(given);
  const [saved, setSaved] = useState(product);
  const [category, setCategory] = useState(product.category);
  /** The name of a category that is created with the product. */
  const [created, setCreated] = useState('');
  const ofPictures = usePictures(product.images);
  const { pictures, opened, arePicturesChanged, isUploading, setOpened, showPictures } = ofPictures;
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
  const form = useRef<HTMLFormElement>(null);
  const { save, isDone, loading, error, reset } = useSaveProduct(saved.id);
  const refused = namedByRows(formError(error).fields);
  const errors = { ...refused, ...typos };

  useEffect(() => {
    // The server has responded, or something cannot be read.
    if (!loading) focusFirstWrong(form.current);
  }, [loading, typos]);

  const readForm = (element: HTMLFormElement) => readProductForm(element, saved, choices.shopTimeZone);
  const readValues = (element: HTMLFormElement) => readAttributes(new FormData(element), definitions);
  /** Shows what others have saved meanwhile, where nothing was typed since. */
  const showStored = (next: EditProductFragment, sent: ProductFields, sentValues: AttributeTexts) => {
    if (!form.current) return;
    showTexts(form.current, next, sent);
    const { isDraft, publishAt, unpublishAt } = readForm(form.current);
    if (isDraft !== next.isDraft || publishAt !== next.publishAt || unpublishAt !== next.unpublishAt)
      begin('publication');
    const values = readValues(form.current);
    const isUntouched = !('attributes' in attributeChanges(sentValues, values));
    if (isUntouched && 'attributes' in attributeChanges(next.attributes, values)) begin('attributes');
  };
  /** Shows what somebody else has saved, where nothing was typed. */
  const showTheirs = useEffectEvent(() => {
    if (!form.current || product === saved) return;
    const typed = differences(saved, readForm(form.current));
    const values = readValues(form.current);
    const hasAttributes = 'attributes' in attributeChanges(saved.attributes, values);
    const theirs = withTheirs(saved, product, typed, hasAttributes);
    const next = withTheirFields(fieldEdits(form.current, choices, saved, saved.variants), saved, theirs);
    showTexts(form.current, next, saved);
    showStoredFields(form.current, choices, next, formOf(choices, saved));
    setSaved(next);
    if (!('category' in typed)) setCategory(next.category);
    if (TIMED.some((field) => next[field] !== saved[field])) begin('publication');
    if ('attributes' in attributeChanges(saved.attributes, next.attributes)) begin('attributes');
    if (!arePicturesChanged) showPictures(next.images);
  });
  useEffect(showTheirs, [given]);
  const changesOf = (element: HTMLFormElement, before = opened) => ({
    ...fieldChanges(saved, readForm(element), choices.categories),
    ...pictureChanges(saved.id ? before : [], pictures),
    ...attributeChanges(saved.attributes, readValues(element)),
  });
  const checkUnsaved = (): boolean => {
    if (isDone.current) return false;
    if (isUploading || !form.current) return isUploading;
    const isTyped = Object.keys(differences(saved, readForm(form.current))).length > 0;
    const { images: _, image: __, ...others } = changesOf(form.current);
    const { isChanged } = fieldEdits(form.current, choices, saved, rows);
    return isTyped || arePicturesChanged || variants.isChanged || isChanged || 'attributes' in others;
  };
  const { leave, stay } = useLeaveGuard(checkUnsaved);
  /** Call it when a field was typed in that no state follows. */
  const noteTyped = () => setIsUnsaved(checkUnsaved());
  // What is typed is in the form itself, and in the state of the table and of the pictures: each render compares all of it.
  useEffect(noteTyped);

  const submit = (typed: VariantRow[] = rows, before = opened, seen = shown, decided = variants.decided) => {
    if (!form.current) return;
    const fields = fieldEdits(form.current, choices, withFields(saved, seen), typed);
    const table = variants.read(typed, pictures, fields.ofRows, decided);
    const wrong = {
      ...table.errors,
      ...categoryErrors(category, [created, saved.category], choices.categories),
    };
    setTypos(wrong);
    if (Object.keys(wrong).length > 0) return;
    const expectedImages = before.map(({ path, alt }) => ({ path, alt }));
    const { customFields } = fields;
    const input = {
      ...changesOf(form.current, before),
      variants: table.variants,
      ...(customFields.length > 0 && { customFields }),
    };
    const sent = readForm(form.current);
    const sentForm = new FormData(form.current);
    const sentValues = readValues(form.current);
    save(input, expectedImages, expectedFields(saved, seen, input)).then(
      (stored) => {
        if (!stored) return;
        const next = withCategoryName(stored);
        showStored(next, sent, sentValues);
        if (form.current) showStoredFields(form.current, choices, next, sentForm);
        setSaved(next);
        setShown({});
        setCategory(next.category);
        showPictures(next.images);
        variants.show(stored);
        onSaved();
      },
      (failure: Error) => {
        const { code, variants: moved, optionNames: now = decided.known } = readFailure(failure);
        if (code !== 'CONFLICT' || !moved) return;
        const kept = keepUntouched(typed, moved);
        variants.setRows(kept);
        const names = keepUntouchedNames(decided, now);
        variants.showNames(names);
        const left = [repricedRows, soldRows, editedCells].flatMap((find): object[] => find(kept, moved));
        if (left.length + typedNames(decided, now).length === 0) submit(kept, before, seen, names);
      },
    );
  };

  const changeRows = (next: VariantRow[]) => {
    setTypos(NO_TYPOS);
    reset();
    variants.setRows(next);
  };
  const alone = isAlone(rows, options.length);
  const ownField = ownFieldOf(rows, alone, errors, changeRows);
  const chooseCategory = (name: string, isChosen: boolean) => {
    setTypos(NO_TYPOS);
    setCategory(name);
    if (isChosen) setCreated(name);
  };
  const resolve = conflictChoices({
    variants,
    rows,
    opened,
    shown,
    saved,
    submit,
    reset,
    begin,
    element: () => form.current,
    setShown,
    setSaved,
    setCategory,
    setOpened,
    showPictures,
  });
  const state = { form, saved, category, created, variants, definitions, alone, errors, error, loading };
  const actions = { changeRows, chooseCategory, ownField, resolve, submit, leave, stay, noteTyped };
  return { ...ofPictures, ...state, ...actions, rounds, isUnsaved };
}
