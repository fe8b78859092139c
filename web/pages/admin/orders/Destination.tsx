import Stack from '@mui/material/Stack';
import * as t from '#messages/admin/orders';
import { OptionalFields, RequiredFields } from '../../../features/addresses/AddressFields.tsx';
import { BillingFields } from '../../../features/addresses/BillingFields.tsx';
import { errorsBelow } from '../../../features/addresses/errors-below.ts';
import type { TypedAddress } from '../../../features/addresses/typed-address.ts';
import type { OrderForm } from './order-form.ts';

interface DestinationProps {
  /** The order is not brought anywhere. */
  fetched: boolean;
  form: OrderForm;
  errors: Record<string, string>;
  onChange: (form: OrderForm) => void;
}

/** Where the order and its bill go. */
export function Destination({ fetched, form, errors, onChange }: DestinationProps) {
  const { address, billing } = form;
  const fields = {
    fetched,
    typed: address,
    onType: (name: keyof TypedAddress, value: string) =>
      onChange({ ...form, address: { ...address, [name]: value } }),
    errors: errorsBelow(t.shippingaddress, errors),
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <RequiredFields {...fields} />
      <OptionalFields {...fields} />
      <BillingFields
        billing={billing}
        onChange={(changed) => onChange({ ...form, billing: changed })}
        errors={errorsBelow(t.billingaddress, errors)}
      />
    </Stack>
  );
}
