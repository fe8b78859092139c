import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { CountryField } from './CountryField.tsx';
import { type EditedRateFragment, useSaveTaxRateMutation } from './SettingsPage.generated.tsx';

interface EditRateProps {
  /** A new one without it. */
  rate?: EditedRateFragment;
  /** Of the settings that are shown. */
  version: number;
}

/** A button that opens the form of a tax rate. */
export function EditRate({ rate, version }: EditRateProps) {
  const save = useSaveTaxRateMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(save, 'Tax rate saved');
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const input = {
      version,
      name: text('name'),
      country: rate ? rate.country : text('country') || null,
      taxClass: rate?.taxClass ?? text('taxClass'),
      basisPoints: Math.round(Number(text('percent')) * 100),
    };
    send({ input });
  };
  return (
    <>
      <Button
        size={rate ? 'small' : 'medium'}
        variant={rate ? 'text' : 'contained'}
        aria-label={rate && `Edit ${rate.name}`}
        onClick={open}
      >
        {rate ? 'Edit' : 'Add tax rate'}
      </Button>
      {isOpen && (
        <FormDialog
          title={rate ? `Tax rate '${rate.name}'` : 'New tax rate'}
          width="xs"
          {...dialog}
          onSubmit={submit}
        >
          <TextField
            required
            autoFocus
            label="Name"
            name="name"
            defaultValue={rate?.name}
            hint='As shoppers read it, such as "VAT".'
            inputProps={{ maxLength: 40, pattern: '.*\\S.*' }}
            error={fields.name}
          />
          <CountryField
            label="Country"
            name="country"
            none="All countries without a rate of their own"
            defaultValue={rate?.country}
            disabled={Boolean(rate)}
            error={fields.country}
          />
          <TextField
            required
            label="Tax class"
            name="taxClass"
            disabled={Boolean(rate)}
            defaultValue={rate?.taxClass ?? 'standard'}
            hint="Products of this class have the rate. Small letters, digits and hyphens."
            inputProps={{ maxLength: 30 }}
            error={fields.taxClass}
          />
          <TextField
            required
            type="number"
            label="Percent"
            name="percent"
            defaultValue={rate ? rate.basisPoints / 100 : ''}
            inputProps={{ min: 0, max: 100, step: 0.01 }}
            error={fields.basisPoints}
          />
        </FormDialog>
      )}
    </>
  );
}
