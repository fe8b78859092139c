import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { forBuyers } from '../../features/accounts/for-buyers.tsx';
import { useBuyer } from '../../features/accounts/guest.ts';
import { saveAddress } from '../../features/cart/cart.ts';
import { updateCart, useCart } from '../../features/cart/cart-store.ts';
import { useQuote } from '../../features/cart/useQuote.ts';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.tsx';
import { checkoutProgress } from '../../features/checkout/steps.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

const fields = [
  { label: 'Address', name: 'address', autoComplete: 'street-address' },
  { label: 'City', name: 'city', autoComplete: 'address-level2' },
  { label: 'Postal Code', name: 'postalCode', autoComplete: 'postal-code' },
  { label: 'Country', name: 'country', autoComplete: 'country-name' },
] as const;

/** Where the order goes. */
function ShippingPage() {
  const cart = useCart();
  const quote = useQuote();
  const buyer = useBuyer();
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const address = fields.map(({ name }) => [name, String(typed.get(name)).trim()]);
    updateCart((latest) => saveAddress(latest, Object.fromEntries(address)));
    navigate('/payment');
  };

  return (
    <CheckoutFrame
      step="Shipping"
      title="Shipping"
      progress={checkoutProgress(cart, buyer !== null)}
      quote={quote}
    >
      <Stack component="form" onSubmit={submit} sx={{ gap: 2.5, maxWidth: 560 }}>
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            required
            defaultValue={cart.shippingAddress[field.name]}
            // `required` alone is content with blanks.
            inputProps={{ pattern: '.*\\S.*', maxLength: 200 }}
          />
        ))}
        <Box>
          <SubmitButton pending={false}>Continue to payment</SubmitButton>
        </Box>
      </Stack>
    </CheckoutFrame>
  );
}

export default forBuyers(ShippingPage);
