import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/segments';
import type { CustomerFilterInput } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { readFields } from '../../../ui/form-fields.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { BoughtFields } from './BoughtFields.tsx';
import { boughtIn, dayFields, fields, formValues } from './customer-filter.ts';
import type { FilterNamesFragment } from './Segments.generated.tsx';

interface FilterCustomersProps {
  filter: CustomerFilterInput | null;
  names: FilterNamesFragment | undefined;
  /** Code of the currency of what was spent. */
  currency: string;
  onApply: (filter: CustomerFilterInput) => void;
}

/** A button that opens the conditions of the list of customers. */
export function FilterCustomers({ filter, names, currency, onApply }: FilterCustomersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const apply = (form: FormData) => {
    const { hasAccount, ...read } = readFields(fields, form);
    const day = (name: keyof typeof dayFields) => String(form.get(name) ?? '') || null;
    const hasSpent = read.minSpent !== null || read.maxSpent !== null;
    setIsOpen(false);
    onApply({
      ...read,
      hasAccount: hasAccount === 'any' ? null : hasAccount === 'yes',
      currency: hasSpent ? (filter?.currency ?? currency) : null,
      ...{ lastOrderFrom: day('lastOrderFrom'), lastOrderBefore: day('lastOrderBefore') },
      ...boughtIn(form),
    });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t.filter}
      </Button>
      {isOpen && (
        <FormDialog
          title={t.filterCustomers}
          description={t.filterHint}
          action={t.show}
          pending={false}
          error={null}
          onSubmit={apply}
          onClose={() => setIsOpen(false)}
        >
          <FormFields fields={fields} values={formValues(filter)} errors={{}} />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
            {(Object.keys(dayFields) as (keyof typeof dayFields)[]).map((name) => (
              <TextField
                key={name}
                type="date"
                name={name}
                label={dayFields[name]}
                defaultValue={filter?.[name] ?? ''}
              />
            ))}
          </Box>
          <BoughtFields filter={filter} names={names} />
        </FormDialog>
      )}
    </>
  );
}
