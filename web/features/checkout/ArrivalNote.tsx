import Typography from '@mui/material/Typography';
import * as t from '#messages/checkout';
import { type DeliveryDates, deliveryText } from '#money/delivery-dates';

interface ArrivalNoteProps {
  /** Those of the quote. */
  methods: readonly { id: string; kind: string; delivery?: DeliveryDates | null }[] | undefined;
  /** Id of the one that the cart is priced with. */
  chosen: string | undefined;
  /** How the order will be paid, as far as that is known. */
  paymentKind?: string;
}

/**
 * When the shipping method of a cart delivers it, as the checkout says it; nothing for a pickup, and while that is not known. No day is
 * promised for an order that is shipped only after its money has come.
 */
export function ArrivalNote({ methods, chosen, paymentKind }: ArrivalNoteProps) {
  const method = methods?.find(({ id }) => id === chosen);
  if (!method?.delivery || method.kind === 'PICKUP') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
      {paymentKind === 'TRANSFER' ? t.shipsOncePaid : t.arrives(deliveryText(method.delivery))}
    </Typography>
  );
}
