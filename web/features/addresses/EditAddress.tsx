import { useState } from 'react';
import * as t from '#messages/addresses';
import { FormButton } from '../../apollo/FormButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type SavedAddressFragment, useSaveAddressMutation } from './Addresses.generated.tsx';
import { OptionalFields, RequiredFields } from './AddressFields.tsx';
import { type TypedAddress, toAddress, toTyped } from './typed-address.ts';

/** A button that opens the form of a saved address, or of a new one without it. */
export function EditAddress({ saved }: { saved?: SavedAddressFragment }) {
  const [typed, setTyped] = useState(toTyped(saved?.address));
  const name = saved && (saved.label ?? saved.address.address);
  const toInput = (form: FormData) => ({
    id: saved?.id,
    label: String(form.get('label')).trim(),
    address: toAddress(typed),
  });
  return (
    <FormButton
      label={saved ? t.edit : t.addAnAddress}
      size={saved ? 'small' : 'medium'}
      variant={saved ? 'text' : 'outlined'}
      aria-label={name && t.editName(name)}
      title={saved ? t.editAddress : t.newAddress}
      mutation={useSaveAddressMutation({ context: { inlineErrors: true } })}
      done={t.addressSaved}
      toInput={toInput}
      onOpen={() => setTyped(toTyped(saved?.address))}
    >
      {({ label, ...messages }) => {
        const paths = Object.entries(messages);
        const address = {
          typed,
          errors: Object.fromEntries(paths.map(([path, error]) => [path.replace('address.', ''), error])),
          onType: (field: keyof TypedAddress, value: string) => setTyped({ ...typed, [field]: value }),
        };
        return (
          <>
            <RequiredFields {...address} />
            <OptionalFields {...address} />
            <TextField
              label={t.yourNameForItOptional}
              name="label"
              defaultValue={saved?.label ?? ''}
              hint={t.suchAsOffice}
              inputProps={{ maxLength: 50 }}
              error={label}
            />
          </>
        );
      }}
    </FormButton>
  );
}
