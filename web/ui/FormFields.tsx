import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { ShippingBracket } from '#money/shipping-brackets';
import { BracketsField } from './BracketsField.tsx';
import { CountriesField } from './CountriesField.tsx';
import { CountryField } from './CountryField.tsx';
import { type FormFields as Fields, type FormField, type Initial, typedValue } from './form-fields.ts';
import { Select } from './Select.tsx';
import { TaxClassField } from './TaxClassField.tsx';
import { TextField } from './TextField.tsx';
import { useTimeZone } from './useTimeZone.ts';

type Errors = Partial<Record<string, string>>;

interface FormFieldsProps<F extends Fields> {
  fields: F;
  values: Initial<F>;
  /** Messages of the server by field. */
  errors: Errors;
  /** Fields that are not shown, and those that cannot be changed. */
  hidden?: readonly (keyof F)[];
  disabled?: readonly (keyof F)[];
  /** False for a form that is only a part of its page. */
  autoFocus?: boolean;
}

/** The fields of a form in a grid. The first has the focus. */
export function FormFields<F extends Fields>({
  fields,
  values,
  errors,
  hidden,
  disabled,
  autoFocus = true,
}: FormFieldsProps<F>) {
  const shown = Object.entries(fields).filter(([name]) => !hidden?.includes(name));
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {shown.map(([name, field], index) => (
        <Box key={name} sx={field.isHalf ? { minWidth: 0 } : { gridColumn: '1 / -1' }}>
          <FieldInput
            {...{ name, field }}
            value={values[name]}
            error={errors[name]}
            isDisabled={disabled?.includes(name)}
            autoFocus={autoFocus && index === 0}
          />
        </Box>
      ))}
    </Box>
  );
}

interface FieldInputProps {
  name: string;
  field: FormField;
  value: unknown;
  error?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
}

const STEPS = { amount: 0.01, percent: 0.01, count: 1 };

/** A field by its kind. */
export function FieldInput({ name, field, value, error, isDisabled: disabled, autoFocus }: FieldInputProps) {
  const list = useId();
  const timeZone = useTimeZone();
  const { kind, hint, required = false } = field;
  const isTyped = !['flag', 'choice', 'country', 'taxClass'].includes(kind);
  const label = isTyped && !required ? `${field.label} (optional)` : field.label;
  const common = { name, label, hint, error, disabled, autoFocus };
  const input = { ...common, required, defaultValue: typedValue(field, value, timeZone) };
  const isChosen = value === true || value === 'true';
  switch (kind) {
    case 'flag':
      return (
        <>
          <FormControlLabel
            control={<Checkbox name={name} defaultChecked={isChosen} disabled={disabled} />}
            label={label}
          />
          {error && <div role="alert">{error}</div>}
        </>
      );
    case 'choice':
      return (
        <Select {...common} defaultValue={String(value ?? '')} options={Object.entries(field.choices)} />
      );
    case 'country':
      return (
        <CountryField
          {...common}
          none={field.none}
          others={field.others}
          defaultValue={value as string | null}
        />
      );
    case 'countries':
      return (
        <CountriesField
          {...common}
          hasGroups={field.hasGroups}
          countries={value as string[] | null | undefined}
        />
      );
    case 'brackets':
      return (
        <BracketsField
          {...{ name, label: field.label, hint, error }}
          upTo={field.upTo}
          brackets={value as ShippingBracket[] | null | undefined}
        />
      );
    case 'amount':
    case 'count':
    case 'percent':
      return (
        <TextField
          {...input}
          type="number"
          inputProps={{ min: field.min, max: field.max, step: STEPS[kind] }}
        />
      );
    case 'taxClass':
      return <TaxClassField {...input} none={field.none} taxClasses={field.taxClasses} />;
    case 'moment':
      return <TextField {...input} type="datetime-local" />;
    case 'lines':
      return <TextField {...input} multiline minRows={3} maxRows={8} />;
    case 'words':
      return <TextField {...input} />;
    case 'text':
      return (
        <>
          <TextField
            {...input}
            {...(field.rows && { multiline: true, minRows: field.rows, maxRows: 8 })}
            inputProps={{
              maxLength: field.max,
              ...(required && { pattern: '.*\\S.*' }),
              ...(field.suggestions && { list }),
            }}
          />
          {field.suggestions && (
            <datalist id={list}>
              {field.suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}
