import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type EditedCheckoutFragment, useSaveCheckoutSettingsMutation } from './ShopForm.generated.tsx';

const NOT_PAID = 'Orders in cash or by bank transfer that are neither paid nor delivered';

interface NumberField {
  name: Exclude<keyof EditedCheckoutFragment, 'version' | 'locked'>;
  label: string;
  min: number;
  max: number;
  hint: string;
}

const FIELDS: NumberField[] = [
  {
    ...{ name: 'holdMinutes', label: 'Minutes to pay', min: 5, max: 60 },
    hint: 'For which the goods are held while somebody pays, 5 to 60. Payments that are open keep theirs.',
  },
  {
    ...{ name: 'unpaidOrderDays', label: 'Days to pay an order later', min: 1, max: 100 },
    hint: 'For which an unpaid order keeps its prices, 1 to 100. It is cancelled after that.',
  },
  {
    ...{ name: 'acceptedOfPerson', label: 'Unpaid orders of an account', min: 1, max: 1000 },
    hint: `${NOT_PAID}, 1 to 1000. One more is refused.`,
  },
  {
    ...{ name: 'acceptedOfGuest', label: 'Unpaid orders of a guest', min: 1, max: 1000 },
    hint: 'The same for somebody without an account, 1 to 1000.',
  },
  {
    ...{ name: 'acceptedOfNetwork', label: 'Unpaid orders of a network', min: 1, max: 10_000 },
    hint: 'The same for all who share a network address, 1 to 10000. Many phones share one.',
  },
  {
    ...{ name: 'acceptedPieces', label: 'Pieces in unpaid orders of a network', min: 1, max: 1_000_000 },
    hint: 'Which these orders hold in all, 1 to 1000000. One more is refused.',
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
