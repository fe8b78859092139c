import * as t from '#messages/admin/settings';
import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import type { PaymentKind } from '../../../schema.generated.ts';
import { defineFields } from '../../../ui/form-fields.ts';
import { type EditedPaymentFragment, useSavePaymentMethodMutation } from './PaymentMethods.generated.tsx';

export const KINDS: Record<PaymentKind, string> = {
  PROVIDER: t.paymentProvider,
  COD: t.cashOnDelivery,
  TRANSFER: t.bankTransfer,
};

interface EditPaymentProps {
  /** A new one without it. */
  method?: EditedPaymentFragment;
  /** Of the settings that are shown. */
  version: number;
}

const instructions = { kind: 'text', label: t.instructions, rows: 2, max: 1000 } as const;

const fields = defineFields({
  kind: { kind: 'choice', label: t.kind, choices: { COD: KINDS.COD, TRANSFER: KINDS.TRANSFER } },
  label: { kind: 'text', label: t.name, required: true, max: 60 },
  instructions: { ...instructions, hint: t.whatTheShopperIsTo },
  account: {
    ...instructions,
    hint: t.whatTheShopperIsToDo,
  },
  countries: {
    kind: 'countries',
    label: t.countries,
    hint: t.leftEmptyEverywhere,
  },
  maxTotal: {
    kind: 'amount',
    label: t.ordersUpTo,
    min: 0,
    max: 10_000_000,
    hint: t.theHighestTotalThatCan,
  },
  isCapturedLater: { kind: 'flag', label: t.chargedWhenShipped, hint: t.untilThenReserved },
  isActive: { kind: 'flag', label: t.shoppersCanChooseIt },
});

/** A button that opens the form of a payment method. */
export function EditPayment({ method, version }: EditPaymentProps) {
  return (
    <EditDialog
      noun={t.paymentMethod}
      name={method?.label}
      fields={fields}
      values={
        method
          ? {
              ...method,
              kind: undefined,
              account: method.instructions,
              isCapturedLater: method.capture === 'SHIPMENT',
            }
          : { kind: 'COD', isActive: true }
      }
      hides={({ kind }) => hidden(method, method?.kind ?? kind)}
      errorsOf={({ instructions: problem, capture }) => ({ account: problem, isCapturedLater: capture })}
      mutation={useSavePaymentMethodMutation({ context: { inlineErrors: true } })}
      toInput={({ account, isCapturedLater, ...values }) => ({
        ...values,
        id: method?.id,
        version,
        kind: method?.kind ?? values.kind,
        instructions: values.instructions || account,
        provider: method?.provider,
        capture: isCapturedLater ? ('SHIPMENT' as const) : null,
      })}
    />
  );
}

/** The kind of a method never changes. Of a transfer the instructions have a hint of their own. */
function hidden(method: EditedPaymentFragment | undefined, kind: PaymentKind | null | undefined) {
  const names: (keyof typeof fields)[] = method ? ['kind'] : [];
  if (kind !== 'COD') names.push('instructions');
  if (kind !== 'TRANSFER') names.push('account');
  if (kind !== 'PROVIDER') names.push('isCapturedLater');
  return names;
}
