import * as t from '#messages/admin/attributes';
import { CategoryBoxes } from '../../../features/catalog/CategoryBoxes.tsx';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import { defineFields } from '../../../ui/form-fields.ts';
import {
  type AttributesPageQuery,
  type EditedAttributeFragment,
  useSaveAttributeMutation,
} from './AttributesPage.generated.tsx';
import { typeNames } from './type-names.ts';

interface EditAttributeProps {
  /** A new one without it. */
  attribute?: EditedAttributeFragment;
  categories: AttributesPageQuery['categories'];
  /** All attributes, none of which a new one may replace. */
  attributes?: readonly EditedAttributeFragment[];
}

const fields = defineFields({
  label: { kind: 'text', label: t.nameLabel, required: true, max: 60 },
  key: {
    kind: 'text',
    label: t.key,
    required: true,
    max: 40,
    hint: t.namesItInAddressesAnd,
  },
  type: { kind: 'choice', label: t.whatAProductHasOf, choices: typeNames },
  unit: { kind: 'text', label: t.unit, max: 20, hint: t.suchAsKgOrCm },
  choices: {
    kind: 'lines',
    label: t.valuesToChooseFrom,
    hint: t.oneOnEachLine50,
  },
  isFilter: { kind: 'flag', isHalf: true, label: t.shoppersFilterByIt },
  isPublic: { kind: 'flag', isHalf: true, label: t.shoppersSeeIt },
  position: { kind: 'count', label: t.placeAmongTheAttributes, required: true, min: 0, max: 10_000 },
});

/** A button that opens the form of an attribute. Its key and the type of its values never change. */
export function EditAttribute({ attribute, categories, attributes = [] }: EditAttributeProps) {
  return (
    <EditDialog
      noun={t.attribute}
      name={attribute?.label}
      fields={fields}
      values={attribute ?? { type: 'TEXT', isFilter: true, isPublic: true, position: 0 }}
      hides={({ type }) => [
        ...(attribute ? ['key' as const] : []),
        ...(type === 'NUMBER' ? [] : ['unit' as const]),
        ...(type === 'TEXT' || type === 'LIST' ? [] : ['choices' as const]),
      ]}
      disabled={attribute && ['type']}
      mutation={useSaveAttributeMutation({ context: { inlineErrors: true } })}
      toInput={(values, form) => ({
        ...values,
        key: attribute?.key ?? values.key,
        type: attribute ? undefined : values.type,
        categoryIds: form.getAll('category').map(String),
      })}
      refuse={({ key }) => {
        const same = attributes.find((each) => each.key === key);
        return same && { key: t.hasThisKey(same.label) };
      }}
      below={(errors) => (
        <CategoryBoxes
          categories={categories}
          chosen={attribute?.categoryIds ?? []}
          hint={t.theFormOfAProduct}
          error={errors.categoryIds}
        />
      )}
    />
  );
}
