import { useState } from 'react';
import * as t from '#messages/admin/segments';
import type { CustomerFilterInput } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FilterFields, readFilterForm } from './FilterFields.tsx';
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
    setIsOpen(false);
    onApply(readFilterForm(form, filter?.currency ?? currency));
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
          <FilterFields filter={filter} names={names} />
        </FormDialog>
      )}
    </>
  );
}
