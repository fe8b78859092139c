import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as t from '#messages/admin/edit-product';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type Definition, fieldOf } from './attribute-form.ts';

interface AttributeInputProps {
  definition: Definition;
  /** What the product has of it. */
  values: readonly string[];
  error?: string;
}

interface AttributeInputsProps {
  definitions: readonly Definition[];
  values: readonly { key: string; values: readonly string[] }[];
  errors: Partial<Record<string, string>>;
}

/** A field for each attribute. One that stays empty means that the product has none of it. */
export function AttributeInputs({ definitions, values, errors }: AttributeInputsProps) {
  return definitions.map((definition) => (
    <AttributeInput
      key={definition.key}
      definition={definition}
      values={values.find(({ key }) => key === definition.key)?.values ?? []}
      error={errors[fieldOf(definition.key)]}
    />
  ));
}

function AttributeInput(props: AttributeInputProps) {
  const { definition, values, error } = props;
  const { key, label, type, unit, choices, isPublic } = definition;
  const field = {
    label: `${label}${unit ? ` (${unit})` : ''} (optional)`,
    name: fieldOf(key),
    hint: isPublic ? undefined : ONLY_STAFF,
    error,
  };
  if (type === 'LIST' && choices.length > 0) return <Choices {...props} />;
  if (type === 'BOOLEAN') return <Select {...field} none="–" defaultValue={values[0]} options={YES_NO} />;
  if (type === 'TEXT' && choices.length > 0)
    return (
      <Select
        {...field}
        none="–"
        defaultValue={values[0]}
        options={withOwn(choices, values).map((each) => [each, each])}
      />
    );
  if (type === 'LIST')
    return (
      <TextField
        {...field}
        multiline
        minRows={2}
        defaultValue={values.join('\n')}
        hint={field.hint ?? t.oneOnEachLine}
      />
    );
  return (
    <TextField
      {...field}
      type={type === 'NUMBER' ? 'number' : 'text'}
      defaultValue={values[0]}
      inputProps={type === 'NUMBER' ? { step: 'any' } : { maxLength: 100 }}
    />
  );
}

const ONLY_STAFF = t.onlyStaffSeesIt;
const YES_NO = [
  ['true', t.yes],
  ['false', t.no],
] as const;

/** The choices, and what the product has although it is none of them any more. */
const withOwn = (choices: readonly string[], values: readonly string[]) => [
  ...new Set([...choices, ...values]),
];

function Choices({ definition: { key, label, choices, isPublic }, values, error }: AttributeInputProps) {
  const id = useId();
  const note = error ?? (isPublic ? undefined : ONLY_STAFF);
  return (
    <Box component="fieldset" aria-describedby={note && id} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
        {t.optional(label)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {withOwn(choices, values).map((choice) => (
          <FormControlLabel
            key={choice}
            control={<Checkbox name={fieldOf(key)} value={choice} defaultChecked={values.includes(choice)} />}
            label={choice}
          />
        ))}
      </Box>
      {note && (
        <Typography id={id} sx={{ fontSize: '0.875rem', color: error ? 'error.main' : 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
