import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import type { PaymentKind } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readAmount, typedAmount } from '../../../ui/typed-amount.ts';
import { CountriesField, readCountries } from './CountriesField.tsx';
import { type EditedPaymentFragment, useSavePaymentMethodMutation } from './PaymentMethods.generated.tsx';

export const KINDS: Record<PaymentKind, string> = {
  PROVIDER: 'Payment provider',
  COD: 'Cash on delivery',
  TRANSFER: 'Bank transfer',
};

interface EditPaymentProps {
  /** A new one without it. */
  method?: EditedPaymentFragment;
  /** Of the settings that are shown. */
  version: number;
}

/** A button that opens the form of a payment method. */
export function EditPayment({ method, version }: EditPaymentProps) {
  const [unknown, setUnknown] = useState<string | null>(null);
  const save = useSavePaymentMethodMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(save, 'Payment method saved');
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const { countries, problem } = readCountries(form);
    setUnknown(problem);
    if (problem) return;
    const input = {
      id: method?.id,
      version,
      kind: method?.kind ?? (text('kind') as PaymentKind),
      provider: method?.provider,
      label: text('label'),
      instructions: text('instructions'),
      countries,
      maxTotal: readAmount(form, 'maxTotal'),
      isActive: form.has('isActive'),
    };
    send({ input });
  };
  return (
    <>
      <Button
        size={method ? 'small' : 'medium'}
        variant={method ? 'text' : 'contained'}
        aria-label={method && `Edit ${method.label}`}
        onClick={() => {
          setUnknown(null);
          open();
        }}
      >
        {method ? 'Edit' : 'Add payment method'}
      </Button>
      {isOpen && (
        <FormDialog
          title={method ? `Payment method '${method.label}'` : 'New payment method'}
          {...dialog}
          onSubmit={submit}
        >
          <PaymentFields method={method} errors={{ ...fields, ...(unknown && { countries: unknown }) }} />
        </FormDialog>
      )}
    </>
  );
}

function PaymentFields({
  method,
  errors,
}: {
  method?: EditedPaymentFragment;
  errors: Partial<Record<string, string>>;
}) {
  return (
    <>
      {!method && (
        <NativeSelect autoFocus name="kind" defaultValue="COD" input={<TextField label="Kind" />}>
          <option value="COD">{KINDS.COD}</option>
          <option value="TRANSFER">{KINDS.TRANSFER}</option>
        </NativeSelect>
      )}
      <TextField
        required
        autoFocus={Boolean(method)}
        label="Name"
        name="label"
        defaultValue={method?.label}
        inputProps={{ maxLength: 60, pattern: '.*\\S.*' }}
        error={errors.label}
      />
      {method?.kind !== 'PROVIDER' && (
        <TextField
          multiline
          minRows={2}
          maxRows={8}
          label="Instructions"
          name="instructions"
          defaultValue={method?.instructions}
          hint="What the shopper is to do, such as the bank account. Orders and mails show it; a transfer needs it."
          inputProps={{ maxLength: 1000 }}
          error={errors.instructions}
        />
      )}
      <CountriesField
        countries={method?.countries}
        hint="One on each line. Left empty, it is offered everywhere."
        error={errors.countries}
      />
      <TextField
        type="number"
        label="Orders up to (optional)"
        name="maxTotal"
        defaultValue={typedAmount(method?.maxTotal)}
        hint="The highest total that can be paid so."
        inputProps={{ min: 0, step: 0.01, max: 10_000_000 }}
        error={errors.maxTotal}
      />
      <FormControlLabel
        control={<Checkbox name="isActive" defaultChecked={method?.isActive ?? true} />}
        label="Shoppers can choose it"
      />
      {errors.isActive && <div role="alert">{errors.isActive}</div>}
    </>
  );
}
