import * as t from '#messages/admin/settings';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { countryName } from '../../../ui/CountryField.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import { Section } from '../../../ui/Section.tsx';
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

const Delete = deleteButton(useDeletePaymentMethodMutation, t.paymentMethodDeleted);

const columnsOf = (version: number): Column<EditedPaymentFragment>[] => [
  {
    title: t.nameColumn,
    cell: ({ label, isActive }) => <NameCell name={label} note={!isActive && t.notOffered} />,
  },
  { title: t.kindColumn, cell: ({ kind }) => KINDS[kind] },
  {
    title: t.countriesColumn,
    cell: ({ countries }) => countries?.map(countryName).join(', ') ?? t.everywhere,
  },
  {
    title: t.ordersUpToColumn,
    cell: ({ maxTotal }) => (maxTotal === null ? t.noLimit : <Money cents={maxTotal} />),
  },
  actionsColumn((method) => (
    <>
      <EditPayment method={method} version={version} />
      <Delete
        variables={{ id: method.id, version }}
        name={method.label}
        consequence={t.shoppersCanNoLongerChoose}
      />
    </>
  )),
];

/** The payment methods, in the order in which shoppers see them, and how long orders that are paid later wait. */
export function PaymentMethods(settings: EditedPaymentsFragment) {
  const { version, methods } = settings;
  return (
    <>
      <Section id="payment-methods" title={t.payment} action={<EditPayment version={version} />}>
        <DataTable label={t.paymentMethods} columns={columnsOf(version)} rows={methods} />
      </Section>
      <DaysToPay key={version} {...settings} />
    </>
  );
}

const WAITS = [
  {
    kind: 'TRANSFER',
    name: 'transferDays',
    label: t.daysToWaitForA,
    hint: t.to90AnOrderWhose,
  },
  {
    kind: 'COD',
    name: 'cashDays',
    label: t.daysToWaitForADelivery,
    hint: t.to90AnOrderIn,
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
      () => toast(t.settingsSaved),
      ignoreShown,
    );
  };
  return (
    <SettingsForm title={t.paidLater} pending={loading} error={message} onSubmit={send}>
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
