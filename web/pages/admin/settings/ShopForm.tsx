import { currencySign } from '#money/format-money';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { useSettings } from '../../../ui/settings.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type EditedShopFragment, useSaveShopSettingsMutation } from './ShopForm.generated.tsx';

/** The name of the shop, and the sign of its amounts. */
export function ShopForm({ version, name, displaySymbol, locked }: EditedShopFragment) {
  const { currency } = useSettings();
  const [save, { loading, error }] = useSaveShopSettingsMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const send = (form: FormData) => {
    // Fields that are disabled are not in it, and stay.
    const text = (field: string) => form.get(field)?.toString();
    const input = { version, name: text('name'), displaySymbol: text('displaySymbol') };
    void save({ variables: { input } }).then(
      () => toast('Settings saved. Pages show them when they are loaded next.'),
      ignoreShown,
    );
  };
  return (
    <SettingsForm title="Shop" pending={loading} error={message} locked={locked} onSubmit={send}>
      <TextField
        required
        label="Name of the shop"
        name="name"
        defaultValue={name}
        disabled={locked.includes('name')}
        hint="In the header, in titles of pages, in mails and in the payment window."
        inputProps={{ maxLength: 60, pattern: '.*\\S.*' }}
        error={fields.name}
      />
      <TextField
        label="Currency symbol (optional)"
        name="displaySymbol"
        defaultValue={displaySymbol ?? ''}
        disabled={locked.includes('displaySymbol')}
        placeholder={currencySign(currency)}
        hint={`Before amounts. Left empty, it is that of the currency that is charged, ${currencySign(currency)} of ${currency}. With another symbol, amounts to be charged name the currency.`}
        inputProps={{ maxLength: 5 }}
        error={fields.displaySymbol}
      />
    </SettingsForm>
  );
}
