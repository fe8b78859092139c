import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { countryName } from '../../../ui/CountryField.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { Money } from '../../../ui/Money.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { EditPayment, KINDS } from './EditPayment.tsx';
import {
  type EditedPaymentFragment,
  type EditedPaymentsFragment,
  useDeletePaymentMethodMutation,
  useSaveTransferDaysMutation,
} from './PaymentMethods.generated.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const columnsOf = (version: number): Column<EditedPaymentFragment>[] => [
  {
    title: 'NAME',
    cell: ({ label, isActive }) => (
      <>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        {!isActive && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>Not offered</Box>}
      </>
    ),
  },
  { title: 'KIND', cell: ({ kind }) => KINDS[kind] },
  { title: 'COUNTRIES', cell: ({ countries }) => countries?.map(countryName).join(', ') ?? 'Everywhere' },
  {
    title: 'ORDERS UP TO',
    cell: ({ maxTotal }) => (maxTotal === null ? 'No limit' : <Money cents={maxTotal} />),
  },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (method) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <EditPayment method={method} version={version} />
        <DeleteMethod method={method} version={version} />
      </Box>
    ),
  },
];

/** The payment methods, in the order in which shoppers see them, and how long orders that are paid later wait. */
export function PaymentMethods(settings: EditedPaymentsFragment) {
  const { version, methods } = settings;
  return (
    <>
      <Box component="section" aria-labelledby="payment-methods" sx={{ mb: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography variant="h2" id="payment-methods" sx={{ flexGrow: 1 }}>
            Payment
          </Typography>
          <EditPayment version={version} />
        </Box>
        <DataTable label="Payment methods" columns={columnsOf(version)} rows={methods} stale={false} />
      </Box>
      <DaysToPay key={version} {...settings} />
    </>
  );
}

function DeleteMethod({
  method: { id, label },
  version,
}: {
  method: EditedPaymentFragment;
  version: number;
}) {
  const [remove, { loading }] = useDeletePaymentMethodMutation();
  return (
    <DeleteButton
      name={label}
      consequence="Shoppers can no longer choose it. Orders keep it."
      pending={loading}
      onDelete={() =>
        void remove({ variables: { id, version } }).then(() => toast('Payment method deleted'), ignoreShown)
      }
    />
  );
}

const WAITS = [
  {
    kind: 'TRANSFER',
    name: 'transferDays',
    label: 'Days to wait for a transfer',
    hint: '1 to 90. An order whose money has not come is cancelled after that. Orders that are placed keep theirs.',
  },
  {
    kind: 'COD',
    name: 'cashDays',
    label: 'Days to wait for a delivery in cash',
    hint: '1 to 90. An order in cash that is neither delivered nor paid is cancelled after that, and its items can be sold again.',
  },
] as const;

/** How long orders that are paid later wait, for the kinds that are offered. */
function DaysToPay({ version, methods, ...days }: EditedPaymentsFragment) {
  const [save, { loading, error }] = useSaveTransferDaysMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const waits = WAITS.filter((wait) => methods.some(({ kind }) => kind === wait.kind));
  if (waits.length === 0) return null;
  const send = (form: FormData) => {
    const given = Object.fromEntries(waits.map(({ name }) => [name, Number(form.get(name))]));
    void save({ variables: { input: { version, ...given } } }).then(
      () => toast('Settings saved'),
      ignoreShown,
    );
  };
  return (
    <SettingsForm title="Paid later" pending={loading} error={message} onSubmit={send}>
      {waits.map(({ name, label, hint }) => (
        <TextField
          key={name}
          required
          type="number"
          label={label}
          name={name}
          defaultValue={days[name]}
          hint={hint}
          inputProps={{ min: 1, max: 90, step: 1 }}
          error={fields[name]}
        />
      ))}
    </SettingsForm>
  );
}
