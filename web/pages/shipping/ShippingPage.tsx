import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forBuyers } from '../../features/accounts/for-buyers.tsx';
import { useBuyer } from '../../features/accounts/guest.ts';
import { useAddressesQuery, useSaveAddressMutation } from '../../features/addresses/Addresses.generated.tsx';
import { RequiredFields } from '../../features/addresses/AddressFields.tsx';
import { SavedAddresses } from '../../features/addresses/SavedAddresses.tsx';
import { isEmpty, type TypedAddress, toTyped } from '../../features/addresses/typed-address.ts';
import { saveAddress } from '../../features/cart/cart.ts';
import { updateCart, useCart } from '../../features/cart/cart-store.ts';
import { useQuote } from '../../features/cart/useQuote.ts';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.tsx';
import { MAY_SKIP } from '../../features/checkout/one-choice.ts';
import { confirmDestination, saveDraft } from '../../features/checkout/shipping-details.ts';
import { checkoutProgress } from '../../features/checkout/steps.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { MoreFields } from './MoreFields.tsx';
import { readForm, type ShippingForm, toDestination } from './shipping-form.ts';

/** Where the order and its bill go. */
function ShippingPage() {
  const cart = useCart();
  const quote = useQuote();
  const buyer = useBuyer();
  const navigate = useNavigate();
  // A guest has none.
  const account = buyer?._id ?? null;
  const [form, setForm] = useState(() => readForm(account, cart.shippingAddress));
  const [isKept, setIsKept] = useState(false);
  // The form works without the address book.
  const { data } = useAddressesQuery({ skip: !account, context: { inlineErrors: true } });
  const [keep] = useSaveAddressMutation();
  const addresses = data?.addresses ?? [];

  const change = (changed: ShippingForm) => {
    setForm(changed);
    saveDraft(account, changed);
  };
  const choose = (shipping: TypedAddress) => change({ ...form, shipping });

  const [first] = addresses;
  useEffect(() => {
    if (first) setForm((now) => (isEmpty(now.shipping) ? { ...now, shipping: toTyped(first.address) } : now));
  }, [first]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const destination = toDestination(form);
    const { address, city, postalCode, country } = destination.shippingAddress;
    updateCart((latest) => saveAddress(latest, { address, city, postalCode, country }));
    confirmDestination(destination);
    // The order goes on if it cannot be saved, which is shown.
    if (isKept)
      keep({ variables: { input: { address: destination.shippingAddress } } }).catch(() => undefined);
    navigate('/payment', { state: MAY_SKIP });
  };

  return (
    <CheckoutFrame
      step="Shipping"
      title="Shipping"
      progress={checkoutProgress(cart, buyer !== null)}
      quote={quote}
    >
      <Stack component="form" onSubmit={submit} sx={{ gap: 2.5, maxWidth: 560 }}>
        {addresses.length > 0 && (
          <SavedAddresses addresses={addresses} typed={form.shipping} onChoose={choose} />
        )}
        <RequiredFields
          typed={form.shipping}
          onType={(name, value) => choose({ ...form.shipping, [name]: value })}
        />
        <MoreFields
          form={form}
          onChange={change}
          {...(account && { keeping: { isKept, onKeep: setIsKept } })}
        />
        <Box>
          <SubmitButton pending={false}>Continue to payment</SubmitButton>
        </Box>
      </Stack>
    </CheckoutFrame>
  );
}

export default forBuyers(ShippingPage);
