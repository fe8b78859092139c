import * as t from '#messages/admin/orders';
import { orderName } from '#money/order-name';
import { type TypedAddress, toTyped } from '../../../features/addresses/typed-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLastAddressQuery } from './NewOrder.generated.tsx';

interface LastAddressProps {
  /** A whole address. */
  email: string;
  onUse: (address: TypedAddress) => void;
}

/** Offers where the last order of this customer went. */
export function LastAddress({ email, onUse }: LastAddressProps) {
  const { data } = useLastAddressQuery({ variables: { email } });
  // The list also has addresses in which this one is a part.
  const last = data?.orders.orders.find(({ user }) => user.email.toLowerCase() === email.toLowerCase());
  if (!last) return null;
  const { address, city } = last.shippingAddress;
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ alignSelf: 'start' }}
      onClick={() => onUse(toTyped(last.shippingAddress))}
    >
      {t.useAddressOf(orderName(last.number), `${address}, ${city}`)}
    </Button>
  );
}
