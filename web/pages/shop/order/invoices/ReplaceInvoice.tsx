import { useState } from 'react';
import * as t from '#messages/admin/invoices';
import { FormButton } from '../../../../apollo/FormButton.tsx';
import { OptionalFields, RequiredFields } from '../../../../features/addresses/AddressFields.tsx';
import { type TypedAddress, toAddress, toTyped } from '../../../../features/addresses/typed-address.ts';
import type { OrderAddressFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { useReissueInvoiceMutation } from './InvoiceTools.generated.tsx';

interface ReplaceInvoiceProps {
  invoice: { id: string; number: string };
  order: { billingAddress?: OrderAddressFragment | null; shippingAddress: OrderAddressFragment };
}

/** A button that opens the form by which an invoice is replaced by one to another address. */
export function ReplaceInvoice({ invoice: { id, number }, order }: ReplaceInvoiceProps) {
  const address = order.billingAddress ?? order.shippingAddress;
  const [typed, setTyped] = useState(toTyped(address));
  return (
    <FormButton
      label={t.replaceInvoice}
      size="small"
      variant="outlined"
      title={t.replaceTheInvoice(number)}
      mutation={useReissueInvoiceMutation({ context: { inlineErrors: true } })}
      done={t.invoiceReplaced}
      toInput={() => ({ invoiceId: id, billingAddress: toAddress(typed) })}
      onOpen={() => setTyped(toTyped(address))}
    >
      {(messages) => {
        const errors = Object.entries(messages).map(([path, error]) => [
          path.replace('billingAddress.', ''),
          error,
        ]);
        const fields = {
          typed,
          kind: 'Billing' as const,
          errors: Object.fromEntries(errors),
          onType: (field: keyof TypedAddress, value: string) => setTyped({ ...typed, [field]: value }),
        };
        return (
          <>
            <div>{t.howItIsReplaced}</div>
            <RequiredFields {...fields} />
            <OptionalFields {...fields} />
          </>
        );
      }}
    </FormButton>
  );
}
