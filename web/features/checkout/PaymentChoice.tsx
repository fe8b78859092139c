import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import { Message } from '../../ui/Message.tsx';

/** A way to pay, as the shop offers it. */
export interface OfferedPayment {
  id: string;
  label: string;
  kind: 'PROVIDER' | 'COD' | 'TRANSFER';
}

/** What every shop starts with, shown until the shop has answered. */
const FIRST: OfferedPayment = { id: 'PayPal', label: 'PayPal or Credit Card', kind: 'PROVIDER' };

const HINTS: Record<OfferedPayment['kind'], string> = {
  PROVIDER: '',
  COD: 'You pay in cash when your order arrives.',
  TRANSFER: 'You get the bank account with your order, which is sent when the money is there.',
};

/** The ways to pay an order, as the radio group `paymentMethod` of a form. The one that was chosen before is selected, else the first. */
export function PaymentChoice({ methods = [FIRST], chosen }: { methods?: OfferedPayment[]; chosen: string }) {
  const [picked, setPicked] = useState(chosen);
  const [first] = methods;
  if (!first) {
    return (
      <Box sx={{ mb: 3 }}>
        <Message severity="error">
          The shop offers no way to pay for this order. Change the address, or order less at once.
        </Message>
      </Box>
    );
  }
  const selected = methods.find(({ id }) => id === picked) ?? first;
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 3, p: 0, border: 0, display: 'grid', justifyItems: 'start' }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        Select Method
      </Box>
      {methods.map(({ id, label, kind }) => (
        <FormControlLabel
          key={id}
          label={<Offer label={label} hint={HINTS[kind]} />}
          control={<Radio checked={id === selected.id} name="paymentMethod" value={id} />}
          onChange={() => setPicked(id)}
        />
      ))}
    </Box>
  );
}

function Offer({ label, hint }: { label: string; hint: string }) {
  if (!hint) return label;
  return (
    <>
      {label}
      <Box component="span" sx={{ display: 'block', fontSize: 14, color: 'text.secondary' }}>
        {hint}
      </Box>
    </>
  );
}
