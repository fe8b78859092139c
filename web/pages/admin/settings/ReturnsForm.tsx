import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import type { ReturnFees } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { readCount } from '../../../ui/typed-amount.ts';
import { CountriesField, readCountries } from './CountriesField.tsx';
import { type EditedReturnsFragment, useSaveReturnSettingsMutation } from './ReturnsForm.generated.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** In how many days items can be sent back, who pays for it, and from where. */
export function ReturnsForm({ version, returnDays, returnFees, returnCountries }: EditedReturnsFragment) {
  const [unknown, setUnknown] = useState<string | null>(null);
  const [save, { loading, error }] = useSaveReturnSettingsMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const send = (form: FormData) => {
    const { countries, problem } = readCountries(form);
    setUnknown(problem);
    if (problem) return;
    const input = {
      version,
      returnDays: readCount(form, 'returnDays'),
      returnFees: form.get('returnFees') as ReturnFees,
      returnCountries: countries,
    };
    void save({ variables: { input } }).then(() => toast('Settings saved'), ignoreShown);
  };
  return (
    <SettingsForm title="Returns" pending={loading} error={message} locked={[]} onSubmit={send}>
      <TextField
        type="number"
        label="Days to send items back"
        name="returnDays"
        defaultValue={returnDays ?? ''}
        hint="After the delivery, 1 to 365. Product pages say it to shoppers and search engines. Empty: they say nothing of returns."
        inputProps={{ min: 1, max: 365, step: 1 }}
        error={fields.returnDays}
      />
      <NativeSelect
        name="returnFees"
        defaultValue={returnFees}
        input={<TextField label="Return shipping is paid by" error={fields.returnFees} />}
      >
        <option value="BUYER">the buyer</option>
        <option value="SHOP">the shop</option>
      </NativeSelect>
      <CountriesField
        label="Countries of returns"
        countries={returnCountries}
        hint="From which items can be sent back in that time, one in a line, 50 at most."
        error={unknown ?? fields.returnCountries}
      />
    </SettingsForm>
  );
}
