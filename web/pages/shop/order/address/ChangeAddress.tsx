import { useState } from 'react';
import * as t from '#messages/order-address';
import { FormButton, type Mutation } from '../../../../apollo/FormButton.tsx';
import { OptionalFields, RequiredFields } from '../../../../features/addresses/AddressFields.tsx';
import { BillingFields } from '../../../../features/addresses/BillingFields.tsx';
import { errorsBelow } from '../../../../features/addresses/errors-below.ts';
import { type TypedAddress, toAddress, toTyped } from '../../../../features/addresses/typed-address.ts';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import type { UpdateOrderAddressInput } from '../../../../schema.generated.ts';
import {
  useUpdateLinkedOrderAddressMutation,
  useUpdateOrderAddressMutation,
} from './ChangeAddress.generated.tsx';

const typedBilling = (order: OrderDetailFragment) => order.billingAddress && toTyped(order.billingAddress);

interface ChangeAddressProps {
  order: OrderDetailFragment;
  /** Of a guest. */
  link?: OrderAccess;
}

/** A button with a form of where an order and its bill go, before any of it is shipped. */
export function ChangeAddress({ order, link }: ChangeAddressProps) {
  const [typed, setTyped] = useState(toTyped(order.shippingAddress));
  const [billing, setBilling] = useState(typedBilling(order));
  const reset = () => {
    setTyped(toTyped(order.shippingAddress));
    setBilling(typedBilling(order));
  };
  const toInput = () => ({
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
      mutation={useChange(order.id, link)}
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

type Addresses = Omit<UpdateOrderAddressInput, 'orderId'>;

/** By the session, or by the link of a guest, whose order is not in the cache. */
function useChange(orderId: string, link: OrderAccess | undefined): Mutation<Addresses> {
  const inline = { context: { inlineErrors: true } };
  const [change, own] = useUpdateOrderAddressMutation(inline);
  const [changeLinked, linked] = useUpdateLinkedOrderAddressMutation({ ...inline, fetchPolicy: 'no-cache' });
  if (!link)
    return [({ variables: { input } }) => change({ variables: { input: { ...input, orderId } } }), own];
  return [
    ({ variables: { input } }) =>
      changeLinked({ variables: { input: { ...input, token: link.token } } }).then(link.reload),
    linked,
  ];
}
