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
  label: { kind: 'text', label: 'Name', required: true, max: 60 },
  key: {
    ...{ kind: 'text', label: 'Key', required: true, max: 40 },
    hint: 'Names it in addresses and files, such as shoe_size. It cannot be changed later.',
  },
  type: { kind: 'choice', label: 'What a product has of it', choices: typeNames },
  unit: { kind: 'text', label: 'Unit', max: 20, hint: 'Such as "kg" or "cm".' },
  choices: {
    ...{ kind: 'lines', label: 'Values to choose from' },
    hint: 'One on each line, 50 at most. Left empty, any text can be typed.',
  },
  isFilter: { kind: 'flag', isHalf: true, label: 'Shoppers filter by it' },
  isPublic: { kind: 'flag', isHalf: true, label: 'Shoppers see it' },
  position: { kind: 'count', label: 'Place among the attributes', required: true, min: 0, max: 10_000 },
});

/** A button that opens the form of an attribute. Its key and the type of its values never change. */
export function EditAttribute({ attribute, categories, attributes = [] }: EditAttributeProps) {
  return (
    <EditDialog
      noun="attribute"
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
        return same && { key: `'${same.label}' has this key: edit that one, or choose another key.` };
      }}
      below={(errors) => (
        <CategoryBoxes
          categories={categories}
          chosen={attribute?.categoryIds ?? []}
          hint="The form of a product offers it in these and below them; with none chosen in all."
          error={errors.categoryIds}
        />
      )}
    />
  );
}
