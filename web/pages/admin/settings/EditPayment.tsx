import { EditDialog } from '../../../features/forms/EditDialog.tsx';
import type { PaymentKind } from '../../../schema.generated.ts';
import { defineFields } from '../../../ui/form-fields.ts';
import { type EditedPaymentFragment, useSavePaymentMethodMutation } from './PaymentMethods.generated.tsx';

export const KINDS: Record<PaymentKind, string> = {
  PROVIDER: 'Payment provider',
  COD: 'Cash on delivery',
  TRANSFER: 'Bank transfer',
};

interface EditPaymentProps {
  /** A new one without it. */
  method?: EditedPaymentFragment;
  /** Of the settings that are shown. */
  version: number;
}

const instructions = { kind: 'text', label: 'Instructions', rows: 2, max: 1000 } as const;

const fields = defineFields({
  kind: { kind: 'choice', label: 'Kind', choices: { COD: KINDS.COD, TRANSFER: KINDS.TRANSFER } },
  label: { kind: 'text', label: 'Name', required: true, max: 60 },
  instructions: { ...instructions, hint: 'What the shopper is to do. Orders and mails show it.' },
  account: {
    ...{ ...instructions, required: true },
    hint: 'What the shopper is to do, such as the bank account. Orders and mails show it.',
  },
  countries: {
    kind: 'countries',
    label: 'Countries',
    hint: 'One on each line. Left empty, it is offered everywhere.',
  },
  maxTotal: {
    ...{ kind: 'amount', label: 'Orders up to', min: 0, max: 10_000_000 },
    hint: 'The highest total that can be paid so.',
  },
  isActive: { kind: 'flag', label: 'Shoppers can choose it' },
});

/** A button that opens the form of a payment method. */
export function EditPayment({ method, version }: EditPaymentProps) {
  return (
    <EditDialog
      noun="payment method"
      name={method?.label}
      fields={fields}
      values={
        method
          ? { ...method, kind: undefined, account: method.instructions }
          : { kind: 'COD', isActive: true }
      }
      hides={({ kind }) => hidden(method, method?.kind ?? kind)}
      errorsOf={({ instructions: problem }) => ({ account: problem })}
      mutation={useSavePaymentMethodMutation({ context: { inlineErrors: true } })}
      toInput={({ account, ...values }) => ({
        ...values,
        id: method?.id,
        version,
        kind: method?.kind ?? values.kind,
        instructions: values.instructions || account,
        provider: method?.provider,
      })}
    />
  );
}

/** The kind of a method never changes, and only a transfer needs instructions. */
function hidden(method: EditedPaymentFragment | undefined, kind: PaymentKind | null | undefined) {
  const names: (keyof typeof fields)[] = method ? ['kind'] : [];
  if (kind !== 'COD') names.push('instructions');
  if (kind !== 'TRANSFER') names.push('account');
  return names;
}
