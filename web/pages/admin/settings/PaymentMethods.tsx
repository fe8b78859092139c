import * as t from '#messages/admin/settings';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { countryName } from '../../../ui/CountryField.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import type { FormFields } from '../../../ui/form-fields.ts';
import { Money } from '../../../ui/Money.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import { Section } from '../../../ui/Section.tsx';
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
    cell: ({ label, isActive, capture }) => (
      <NameCell
        name={label}
        note={isActive ? capture === 'SHIPMENT' && t.chargedWhenShippedNote : t.notOffered}
      />
    ),
  },
  { title: t.kindColumn, cell: ({ kind }) => KINDS[kind] },
  {
    title: t.countriesColumn,
    cell: ({ countries }) => countries?.map(countryName).join(', ') ?? t.everywhere,
  },
  {
    title: t.ordersUpToColumn,
    isNumber: true,
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
      <DaysToPay {...settings} />
    </>
  );
}

const days = { kind: 'count', required: true, min: 1, max: 90 } as const;

/** How long orders that are paid later wait, by the kind of their payment. */
const WAITS = {
  TRANSFER: { transferDays: { ...days, label: t.daysToWaitForA, hint: t.to90AnOrderWhose } },
  COD: { cashDays: { ...days, label: t.daysToWaitForADelivery, hint: t.to90AnOrderIn } },
  PROVIDER: {},
};

/** The waits of the kinds that are offered. */
function DaysToPay({ version, methods, ...values }: EditedPaymentsFragment) {
  const mutation = useSaveTransferDaysMutation({ context: { inlineErrors: true } });
  const fields: FormFields = Object.assign({}, ...methods.map(({ kind }) => WAITS[kind]));
  if (Object.keys(fields).length === 0) return null;
  return (
    <SettingsForm
      title={t.paidLater}
      {...{ fields, values, version, mutation }}
      toInput={(read) => ({ version, ...read })}
    />
  );
}
