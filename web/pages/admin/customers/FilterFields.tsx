import Box from '@mui/material/Box';
import type { CustomerFilterInput } from '../../../schema.generated.ts';
import { FormFields } from '../../../ui/FormFields.tsx';
import { readFields } from '../../../ui/form-fields.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { BoughtFields } from './BoughtFields.tsx';
import { boughtIn, dayFields, fields, formValues } from './customer-filter.ts';
import type { FilterNamesFragment } from './Segments.generated.tsx';

interface FilterFieldsProps {
  filter: CustomerFilterInput | null;
  names: FilterNamesFragment | undefined;
  /** What the server says of fields. */
  errors?: Partial<Record<string, string>>;
}

/** The conditions of customers, for a form. */
export function FilterFields({ filter, names, errors = {} }: FilterFieldsProps) {
  return (
    <>
      <FormFields fields={fields} values={formValues(filter)} errors={errors} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {(Object.keys(dayFields) as (keyof typeof dayFields)[]).map((name) => (
          <TextField
            key={name}
            type="date"
            name={name}
            label={dayFields[name]}
            defaultValue={filter?.[name] ?? ''}
            error={errors[name]}
          />
        ))}
      </Box>
      <BoughtFields filter={filter} names={names} />
    </>
  );
}

/** What was chosen in `FilterFields`. `currency` is the code of the currency of what was spent. */
export function readFilterForm(form: FormData, currency: string): CustomerFilterInput {
  const { hasAccount, ...read } = readFields(fields, form);
  const day = (name: keyof typeof dayFields) => String(form.get(name) ?? '') || null;
  const hasSpent = read.minSpent !== null || read.maxSpent !== null;
  return {
    ...read,
    hasAccount: hasAccount === 'any' ? null : hasAccount === 'yes',
    currency: hasSpent ? currency : null,
    lastOrderFrom: day('lastOrderFrom'),
    lastOrderBefore: day('lastOrderBefore'),
    ...boughtIn(form),
  };
}
