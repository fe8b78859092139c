import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import { showTheirFields } from './custom-fields.ts';
import type { EditProductFragment } from './EditProductPage.generated.tsx';
import { type ChangedFields, showTexts, withChanged } from './expected-fields.ts';
import type { OptionNames } from './option-names.ts';
import type { useVariants } from './useVariants.ts';
import type { VariantRow } from './variant-rows.ts';
import { TIMED } from './with-theirs.ts';

/** The form of a product, as far as the choices of a conflict change it. */
interface Form {
  variants: Pick<ReturnType<typeof useVariants>, 'setRows' | 'showNames'>;
  rows: VariantRow[];
  opened: EditedPicture[];
  shown: ChangedFields;
  saved: EditProductFragment;
  submit: (
    rows?: VariantRow[],
    opened?: EditedPicture[],
    seen?: ChangedFields,
    decided?: OptionNames,
  ) => void;
  reset: () => void;
  begin: (part: 'publication' | 'attributes') => void;
  element: () => HTMLFormElement | null;
  setShown: (shown: ChangedFields) => void;
  setSaved: (saved: EditProductFragment) => void;
  setCategory: (name: string) => void;
  setOpened: (images: EditedPicture[]) => void;
  showPictures: (images: EditedPicture[]) => void;
}

/** What can be chosen where somebody else has changed the same: theirs is shown, or one's own is saved instead. */
export const conflictChoices = ({
  variants,
  rows,
  opened,
  shown,
  saved,
  submit,
  reset,
  begin,
  ...form
}: Form) => ({
  onRows: (chosen: VariantRow[]) => {
    variants.setRows(chosen);
    submit(chosen);
  },
  onNames: (chosen: OptionNames, isSaved: boolean) => {
    reset();
    variants.showNames(chosen);
    if (isSaved) submit(rows, opened, shown, chosen);
  },
  onTheirPictures: (images: EditedPicture[]) => {
    reset();
    form.showPictures(images);
  },
  onMyPictures: (images: EditedPicture[]) => {
    form.setOpened(images);
    submit(rows, images);
  },
  onTheirFields: (changed: ChangedFields) => {
    reset();
    const element = form.element();
    if (element) {
      showTexts(element, changed);
      showTheirFields(element, changed);
    }
    if (changed.category !== undefined) form.setCategory(changed.category);
    form.setSaved(withChanged(saved, changed));
    if (changed.attributes) begin('attributes');
    if (TIMED.some((field) => field in changed)) begin('publication');
  },
  onMyFields: (changed: ChangedFields) => {
    const customFields = [...(shown.customFields ?? []), ...(changed.customFields ?? [])];
    const seen = { ...shown, ...changed, customFields };
    form.setShown(seen);
    submit(rows, opened, seen);
  },
});
