import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { countryName } from './CountryField.tsx';
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

/** The ways to pay, in the order in which shoppers see them, and how long a bank transfer is waited for. */
export function PaymentMethods({ version, methods, transferDays }: EditedPaymentsFragment) {
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
      {methods.some(({ kind }) => kind === 'TRANSFER') && (
        <TransferDays key={version} version={version} transferDays={transferDays} />
      )}
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

function TransferDays({ version, transferDays }: Pick<EditedPaymentsFragment, 'version' | 'transferDays'>) {
  const [save, { loading, error }] = useSaveTransferDaysMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const send = (form: FormData) => {
    const input = { version, transferDays: Number(form.get('transferDays')) };
    void save({ variables: { input } }).then(() => toast('Settings saved'), ignoreShown);
  };
  return (
    <SettingsForm title="Bank transfers" pending={loading} error={message} locked={[]} onSubmit={send}>
      <TextField
        required
        type="number"
        label="Days to wait for a transfer"
        name="transferDays"
        defaultValue={transferDays}
        hint="1 to 90. An order whose money has not come is cancelled after that. Orders that are placed keep theirs."
        inputProps={{ min: 1, max: 90, step: 1 }}
        error={fields.transferDays}
      />
    </SettingsForm>
  );
}
