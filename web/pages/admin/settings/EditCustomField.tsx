import * as t from '#messages/admin/custom-fields';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import type { CustomFieldSubject } from '../../../schema.generated.ts';
import { defineFields, type ValuesOf } from '../../../ui/form-fields.ts';
import {
  type EditedCustomFieldFragment,
  useCreateCustomFieldMutation,
  useUpdateCustomFieldMutation,
} from './CustomFields.generated.tsx';

const fieldsOf = (subject: CustomFieldSubject) =>
  defineFields({
    label: { kind: 'text', label: t.nameLabel, required: true, max: 60 },
    key: { kind: 'text', label: t.key, max: 40, hint: t.keyHint },
    type: { kind: 'choice', label: t.type, choices: t.types, hint: t.typeHint },
    choices: { kind: 'lines', label: t.choices, required: true, hint: t.choicesHint },
    isPublic: { kind: 'flag', isHalf: true, label: subject === 'PRODUCT' ? t.isShown : t.isPublic },
    isRequired: { kind: 'flag', isHalf: true, label: t.isRequired },
  });
type Typed = ValuesOf<ReturnType<typeof fieldsOf>>;

const hidden = (subject: CustomFieldSubject, type: Typed['type'] | null | undefined) => [
  ...(type === 'CHOICE' ? [] : ['choices' as const]),
  ...(subject === 'CUSTOMER' ? ['isPublic' as const] : []),
];
const options = { context: { inlineErrors: true } };
/** The hidden choices of another type are none. */
const choicesOf = ({ type, choices }: Pick<Typed, 'type' | 'choices'>) => (type === 'CHOICE' ? choices : []);

/** A button that opens the form of a new custom field. */
export function AddCustomField({ subject }: { subject: CustomFieldSubject }) {
  return (
    <EditDialog
      noun={t.nouns[subject]}
      fields={fieldsOf(subject)}
      values={{ type: 'TEXT' }}
      hides={({ type }) => hidden(subject, type)}
      mutation={useCreateCustomFieldMutation(options)}
      toInput={(values) => ({ ...values, subject, key: values.key || null, choices: choicesOf(values) })}
    />
  );
}

/** A button that opens the form of a custom field. Its key never changes, its type not once there are values. */
export function EditCustomField({ field }: { field: EditedCustomFieldFragment }) {
  const { id, subject, version, isUsed } = field;
  return (
    <EditDialog
      noun={t.nouns[subject]}
      name={field.label}
      fields={fieldsOf(subject)}
      values={field}
      hides={({ type }) => ['key', ...hidden(subject, type)]}
      disabled={isUsed ? ['type'] : []}
      mutation={useUpdateCustomFieldMutation(options)}
      toInput={({ key: _, ...values }) => ({ ...values, id, version, choices: choicesOf(values) })}
    />
  );
}
