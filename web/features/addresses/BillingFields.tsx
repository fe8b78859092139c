import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import * as t from '#messages/addresses';
import { OptionalFields, RequiredFields } from './AddressFields.tsx';
import { type TypedAddress, toTyped } from './typed-address.ts';

interface BillingFieldsProps {
  /** Null when the bill goes to the shipping address. */
  billing: TypedAddress | null;
  onChange: (billing: TypedAddress | null) => void;
  /** Messages of the server by field. */
  errors?: Partial<Record<keyof TypedAddress, string>>;
}

/** A box to tick when the bill goes somewhere else, and the fields of that address. */
export function BillingFields({ billing, onChange, errors }: BillingFieldsProps) {
  const fields = billing && {
    kind: 'Billing' as const,
    typed: billing,
    onType: (name: keyof TypedAddress, value: string) => onChange({ ...billing, [name]: value }),
    errors,
  };
  return (
    <>
      <FormControlLabel
        label={t.theBillGoesSomewhereElse}
        sx={{ display: 'flex' }}
        control={
          <Checkbox
            checked={billing !== null}
            onChange={({ target }) => onChange(target.checked ? toTyped() : null)}
          />
        }
      />
      {fields && (
        <>
          <RequiredFields {...fields} />
          <OptionalFields {...fields} />
        </>
      )}
    </>
  );
}
