import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type EditedCheckoutFragment, useSaveCheckoutSettingsMutation } from './ShopForm.generated.tsx';

const NOT_PAID = 'Orders in cash or by bank transfer that are neither paid nor delivered yet';

interface NumberField {
  name: Exclude<keyof EditedCheckoutFragment, 'version' | 'locked'>;
  label: string;
  min: number;
  max: number;
  hint: string;
}

const FIELDS: NumberField[] = [
  {
    ...{ name: 'holdMinutes', label: 'Minutes for paying', min: 5, max: 60 },
    hint: 'While somebody pays, nobody else can buy the same items for this long. From 5 to 60; payments that are open keep their time.',
  },
  {
    ...{ name: 'unpaidOrderDays', label: 'Days until an unpaid order is cancelled', min: 1, max: 100 },
    hint: 'Until then it keeps its prices and can be paid. From 1 to 100.',
  },
  {
    ...{ name: 'acceptedOfPerson', label: 'Most unpaid orders of one account', min: 1, max: 1000 },
    hint: `${NOT_PAID}. From 1 to 1000; another one is refused.`,
  },
  {
    ...{ name: 'acceptedOfGuest', label: 'Most unpaid orders of one guest', min: 1, max: 1000 },
    hint: 'The same for somebody who buys without an account. From 1 to 1000.',
  },
  {
    ...{
      name: 'acceptedOfNetwork',
      label: 'Most unpaid orders from one internet connection',
      min: 1,
      max: 10_000,
    },
    hint: 'The same for all who share a connection, such as an office or a mobile network. From 1 to 10000.',
  },
  {
    ...{
      name: 'acceptedPieces',
      label: 'Most items in unpaid orders from one internet connection',
      min: 1,
      max: 1_000_000,
    },
    hint: 'All items of these orders together. From 1 to 1000000; an order with more is refused.',
  },
];

/** How long stock is held, how long unpaid orders are kept, and how many there may be. */
export function CheckoutForm({ version, locked, ...values }: EditedCheckoutFragment) {
  const [save, { loading, error }] = useSaveCheckoutSettingsMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const send = (form: FormData) => {
    // Fields that are disabled are not in it, and stay.
    const given = FIELDS.filter(({ name }) => form.has(name));
    const numbers = Object.fromEntries(given.map(({ name }) => [name, Number(form.get(name))]));
    void save({ variables: { input: { version, ...numbers } } }).then(
      () => toast('Settings saved'),
      ignoreShown,
    );
  };
  return (
    <SettingsForm title="Checkout" pending={loading} error={message} locked={locked} onSubmit={send}>
      {FIELDS.map(({ name, label, hint, min, max }) => (
        <TextField
          key={name}
          required
          type="number"
          label={label}
          name={name}
          defaultValue={values[name]}
          disabled={locked.includes(name)}
          hint={hint}
          inputProps={{ min, max, step: 1 }}
          error={fields[name]}
        />
      ))}
    </SettingsForm>
  );
}
