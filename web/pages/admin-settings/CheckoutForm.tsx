import { formError, ignoreShown } from '../../apollo/errors.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type EditedCheckoutFragment, useSaveCheckoutSettingsMutation } from './ShopForm.generated.tsx';

/** How long stock is held and unpaid orders are kept. */
export function CheckoutForm({ version, unpaidOrderDays, holdMinutes, locked }: EditedCheckoutFragment) {
  const [save, { loading, error }] = useSaveCheckoutSettingsMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const send = (form: FormData) => {
    // Fields that are disabled are not in it, and stay.
    const number = (field: string) => (form.has(field) ? Number(form.get(field)) : undefined);
    const input = {
      version,
      holdMinutes: number('holdMinutes'),
      unpaidOrderDays: number('unpaidOrderDays'),
    };
    void save({ variables: { input } }).then(() => toast('Settings saved'), ignoreShown);
  };
  return (
    <SettingsForm title="Checkout" pending={loading} error={message} locked={locked} onSubmit={send}>
      <TextField
        required
        type="number"
        label="Minutes to pay"
        name="holdMinutes"
        defaultValue={holdMinutes}
        disabled={locked.includes('holdMinutes')}
        hint="For which the goods are held while somebody pays, 5 to 60. Payments that are open keep theirs."
        inputProps={{ min: 5, max: 60, step: 1 }}
        error={fields.holdMinutes}
      />
      <TextField
        required
        type="number"
        label="Days to pay an order later"
        name="unpaidOrderDays"
        defaultValue={unpaidOrderDays}
        disabled={locked.includes('unpaidOrderDays')}
        hint="For which an unpaid order keeps its prices, 1 to 100. It is cancelled after that."
        inputProps={{ min: 1, max: 100, step: 1 }}
        error={fields.unpaidOrderDays}
      />
    </SettingsForm>
  );
}
