import * as t from '#messages/admin/custom-fields';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { CustomFieldInputFragment } from './CustomFields.generated.tsx';
import { fieldName, type Values } from './custom-field-form.ts';

interface CustomFieldInputsProps {
  definitions: readonly CustomFieldInputFragment[];
  values: Values;
  /** Messages of the server by the names of the fields. */
  errors: Partial<Record<string, string>>;
}

/** An input for each custom field of something. */
export function CustomFieldInputs({ definitions, values, errors }: CustomFieldInputsProps) {
  return definitions.map((definition) => (
    <CustomFieldInput
      key={definition.key}
      definition={definition}
      value={values.find(({ key }) => key === definition.key)?.value}
      error={errors[fieldName(definition.key)]}
    />
  ));
}

interface CustomFieldInputProps {
  definition: CustomFieldInputFragment;
  value: string | undefined;
  error: string | undefined;
}

function CustomFieldInput({ definition, value, error }: CustomFieldInputProps) {
  const { key, label, type, choices, isPublic, isRequired: required } = definition;
  const field = {
    name: fieldName(key),
    defaultValue: value,
    required,
    error,
    label: required ? label : t.optional(label),
    hint: isPublic ? t.anybodyMayReadIt : undefined,
  };
  if (type === 'BOOLEAN') return <Select {...field} none="–" options={YES_NO} />;
  if (type === 'CHOICE') return <Select {...field} none="–" options={choices.map((each) => [each, each])} />;
  return <TextField {...field} {...inputOf[type]} />;
}

export const YES_NO = [
  ['true', t.yes],
  ['false', t.no],
] as const;

/** The input of each type that is typed. */
export const inputOf = {
  TEXT: { type: 'text', inputProps: { maxLength: 500 } },
  NUMBER: { type: 'number', inputProps: { step: 'any' } },
  DATE: { type: 'date', inputProps: { min: '0001-01-01', max: '9999-12-31' } },
  URL: { type: 'url', inputProps: { maxLength: 500 } },
};

/** A value as people read it. */
export const shownValue = (type: CustomFieldInputFragment['type'], value: string): string =>
  type === 'BOOLEAN' ? (value === 'true' ? t.yes : t.no) : value;
