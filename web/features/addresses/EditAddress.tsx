import { useState } from 'react';
import * as t from '#messages/addresses';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { type SavedAddressFragment, useSaveAddressMutation } from './Addresses.generated.tsx';
import { OptionalFields, RequiredFields } from './AddressFields.tsx';
import { type TypedAddress, toAddress, toTyped } from './typed-address.ts';

/** A button that opens the form of a saved address, or of a new one without it. */
export function EditAddress({ saved }: { saved?: SavedAddressFragment }) {
  const [typed, setTyped] = useState<TypedAddress | null>(null);
  const [save, saving] = useSaveAddressMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(saving.error);
  const name = saved && (saved.label ?? saved.address.address);
  const errors = Object.fromEntries(
    Object.entries(fields).map(([path, error]) => [path.replace('address.', ''), error]),
  );

  const close = () => {
    setTyped(null);
    saving.reset();
  };
  const send = async (address: TypedAddress, form: FormData) => {
    const label = String(form.get('label')).trim();
    await save({ variables: { input: { id: saved?.id, label, address: toAddress(address) } } });
    toast(t.addressSaved);
    close();
  };
  const shared = typed && {
    typed,
    errors,
    onType: (field: keyof TypedAddress, value: string) => setTyped({ ...typed, [field]: value }),
  };
  return (
    <>
      <Button
        size={saved ? 'small' : 'medium'}
        variant={saved ? 'text' : 'outlined'}
        aria-label={name && t.editName(name)}
        onClick={() => setTyped(toTyped(saved?.address))}
      >
        {saved ? t.edit : t.addAnAddress}
      </Button>
      {shared && (
        <FormDialog
          title={saved ? t.editAddress : t.newAddress}
          pending={saving.loading}
          error={message}
          onSubmit={(form) => void send(shared.typed, form).catch(ignoreShown)}
          onClose={close}
        >
          <RequiredFields {...shared} />
          <OptionalFields {...shared} />
          <TextField
            label={t.yourNameForItOptional}
            name="label"
            defaultValue={saved?.label ?? ''}
            hint={t.suchAsOffice}
            inputProps={{ maxLength: 50 }}
            error={fields.label}
          />
        </FormDialog>
      )}
    </>
  );
}
