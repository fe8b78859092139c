import { useState } from 'react';
import * as t from '#messages/order-address';
import { FormButton } from '../../../../apollo/FormButton.tsx';
import { OptionalFields, RequiredFields } from '../../../../features/addresses/AddressFields.tsx';
import { BillingFields } from '../../../../features/addresses/BillingFields.tsx';
import { errorsBelow } from '../../../../features/addresses/errors-below.ts';
import { type TypedAddress, toAddress, toTyped } from '../../../../features/addresses/typed-address.ts';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { useUpdateOrderAddressMutation } from './ChangeAddress.generated.tsx';

const typedBilling = (order: OrderDetailFragment) => order.billingAddress && toTyped(order.billingAddress);

/** A button with a form of where an order and its bill go, before any of it is shipped. */
export function ChangeAddress({ order }: { order: OrderDetailFragment }) {
  const [typed, setTyped] = useState(toTyped(order.shippingAddress));
  const [billing, setBilling] = useState(typedBilling(order));
  const reset = () => {
    setTyped(toTyped(order.shippingAddress));
    setBilling(typedBilling(order));
  };
  const toInput = () => ({
    orderId: order.id,
    shippingAddress: toAddress(typed),
    billingAddress: billing && toAddress(billing),
  });
  return (
    <FormButton
      size="small"
      sx={{ px: 0 }}
      label={t.changeAddress}
      title={t.whereItGoes}
      description={t.pricesStay}
      action={t.change}
      mutation={useUpdateOrderAddressMutation({ context: { inlineErrors: true } })}
      done={t.addressChanged}
      toInput={toInput}
      onOpen={reset}
    >
      {(messages) => {
        const fields = {
          typed,
          fetched: order.shippingMethod?.kind === 'PICKUP',
          errors: errorsBelow('shippingAddress.', messages),
          onType: (name: keyof TypedAddress, value: string) => setTyped({ ...typed, [name]: value }),
        };
        return (
          <>
            <RequiredFields {...fields} />
            <OptionalFields {...fields} />
            <BillingFields
              billing={billing}
              onChange={setBilling}
              errors={errorsBelow('billingAddress.', messages)}
            />
          </>
        );
      }}
    </FormButton>
  );
}
