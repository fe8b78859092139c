import * as t from '#messages/admin/categories';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import { defineFields } from '../../../ui/form-fields.ts';
import { type EditedCategoryFragment, useSaveCategoryMutation } from './CategoriesPage.generated.tsx';
import { placesFor, placeText } from './tree.ts';

interface EditCategoryProps {
  /** A new one without it. */
  category?: EditedCategoryFragment;
  categories: readonly EditedCategoryFragment[];
}

/** A button that opens the form of a category. */
export function EditCategory({ category, categories }: EditCategoryProps) {
  const places = placesFor(categories, category).map((place) => [place.id, placeText(place)]);
  const fields = defineFields({
    name: {
      kind: 'text',
      label: t.name,
      required: true,
      max: 100,
      hint: category && t.itsProductsHaveANew,
    },
    parentId: {
      kind: 'choice',
      label: t.below,
      choices: { '': t.nothingAtTheTop, ...Object.fromEntries(places) },
    },
    slug: {
      kind: 'text',
      label: t.address,
      max: 80,
      hint: t.theEndOfItsAddress,
    },
    description: {
      kind: 'text',
      label: t.description,
      rows: 2,
      max: 500,
      hint: t.aSentenceOrTwoBelow,
    },
    noWithdrawal: { kind: 'flag', label: t.noWithdrawal, hint: t.suchAsMadeToOrder },
  });
  return (
    <EditDialog
      noun={t.category}
      name={category?.name}
      fields={fields}
      values={category ?? {}}
      mutation={useSaveCategoryMutation({ context: { inlineErrors: true } })}
      toInput={({ parentId, slug, ...values }) => ({
        ...values,
        id: category?.id,
        // An address that is left empty is made from the name.
        slug: slug || undefined,
        // Only what was chosen here: somebody else may have moved it meanwhile.
        ...((parentId || null) !== (category?.parentId ?? null) && { parentId: parentId || null }),
      })}
    />
  );
}
