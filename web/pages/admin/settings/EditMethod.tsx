import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import type { ShippingKind } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readAmount, readCount, typedAmount } from '../../../ui/typed-amount.ts';
import { CountriesField, readCountries } from './CountriesField.tsx';
import { type EditedMethodFragment, useSaveShippingMethodMutation } from './SettingsPage.generated.tsx';

interface EditMethodProps {
  /** A new one without it. */
  method?: EditedMethodFragment;
  /** Of the settings that are shown. */
  version: number;
}

/** A button that opens the form of a shipping method. */
export function EditMethod({ method, version }: EditMethodProps) {
  const [unknown, setUnknown] = useState<string | null>(null);
  const save = useSaveShippingMethodMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(save, 'Shipping method saved');
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const { countries, problem } = readCountries(form);
    setUnknown(problem);
    if (problem) return;
    const input = {
      id: method?.id,
      version,
      name: text('name'),
      description: text('description'),
      kind: text('kind') as ShippingKind,
      countries,
      price: readAmount(form, 'price') ?? 0,
      freeAbove: readAmount(form, 'freeAbove'),
      minItems: readAmount(form, 'minItems'),
      maxItems: readAmount(form, 'maxItems'),
      taxClass: text('taxClass') || null,
      daysMin: readCount(form, 'daysMin'),
      daysMax: readCount(form, 'daysMax'),
      isActive: form.has('isActive'),
    };
    send({ input });
  };
  return (
    <>
      <Button
        size={method ? 'small' : 'medium'}
        variant={method ? 'text' : 'contained'}
        aria-label={method && `Edit ${method.name}`}
        onClick={() => {
          setUnknown(null);
          open();
        }}
      >
        {method ? 'Edit' : 'Add shipping method'}
      </Button>
      {isOpen && (
        <FormDialog
          title={method ? `Shipping method '${method.name}'` : 'New shipping method'}
          {...dialog}
          onSubmit={submit}
        >
          <MethodFields method={method} errors={{ ...fields, ...(unknown && { countries: unknown }) }} />
        </FormDialog>
      )}
    </>
  );
}

const amount = { type: 'number', inputProps: { min: 0, step: 0.01, max: 10_000_000 } } as const;
const days = { type: 'number', inputProps: { min: 0, max: 365, step: 1 } } as const;
const PLACE = {
  required: true,
  label: 'Where and when',
  hint: "Such as '12 High Street, Monday to Friday 9 to 18'. Orders and mails show it.",
};
const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

function MethodFields({
  method,
  errors,
}: {
  method?: EditedMethodFragment;
  errors: Partial<Record<string, string>>;
}) {
  const [kind, setKind] = useState<ShippingKind>(method?.kind ?? 'DELIVERY');
  return (
    <>
      <TextField
        required
        autoFocus
        label="Name"
        name="name"
        defaultValue={method?.name}
        inputProps={{ maxLength: 60, pattern: '.*\\S.*' }}
        error={errors.name}
      />
      <NativeSelect
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as ShippingKind)}
        input={<TextField label="Kind" />}
      >
        <option value="DELIVERY">Delivery to the address</option>
        <option value="PICKUP">Pickup by the shopper</option>
      </NativeSelect>
      <TextField
        {...(kind === 'PICKUP' ? PLACE : { label: 'Description (optional)' })}
        name="description"
        defaultValue={method?.description}
        inputProps={{ maxLength: 200 }}
        error={errors.description}
      />
      <CountriesField
        countries={method?.countries}
        hint="One on each line. Left empty, it ships everywhere."
        error={errors.countries}
      />
      <Box sx={pair}>
        <TextField
          {...amount}
          required
          label="Price"
          name="price"
          defaultValue={typedAmount(method?.price)}
          error={errors.price}
        />
        <TextField
          {...amount}
          label="Free above (optional)"
          name="freeAbove"
          defaultValue={typedAmount(method?.freeAbove)}
          hint="What the products cost after discounts."
          error={errors.freeAbove}
        />
        <TextField
          {...amount}
          label="Only if the products cost at least (optional)"
          name="minItems"
          defaultValue={typedAmount(method?.minItems)}
          error={errors.minItems}
        />
        <TextField
          {...amount}
          label="Only if the products cost at most (optional)"
          name="maxItems"
          defaultValue={typedAmount(method?.maxItems)}
          error={errors.maxItems}
        />
        <TextField
          {...days}
          label="Days on the way, at least (optional)"
          name="daysMin"
          defaultValue={method?.daysMin ?? ''}
          error={errors.daysMin}
        />
        <TextField
          {...days}
          label="Days on the way, at most (optional)"
          name="daysMax"
          defaultValue={method?.daysMax ?? ''}
          error={errors.daysMax}
        />
      </Box>
      <TextField
        label="Tax class of its price (optional)"
        name="taxClass"
        defaultValue={method?.taxClass ?? ''}
        hint='Such as "standard". Left empty, shipping is not taxed.'
        inputProps={{ maxLength: 30 }}
        error={errors.taxClass}
      />
      <FormControlLabel
        control={<Checkbox name="isActive" defaultChecked={method?.isActive ?? true} />}
        label="Shoppers can choose it"
      />
    </>
  );
}
