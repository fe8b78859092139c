import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forBuyers } from '../../features/accounts/for-buyers.tsx';
import { useBuyer } from '../../features/accounts/guest.ts';
import { useAddressesQuery } from '../../features/addresses/Addresses.generated.tsx';
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
import { lastUsed, readForm, type ShippingForm, toDestination } from './shipping-form.ts';

/** Where the order and its bill go. */
function ShippingPage() {
  const cart = useCart();
  const quote = useQuote();
  const buyer = useBuyer();
  const navigate = useNavigate();
  // A guest has none.
  const account = buyer?._id ?? null;
  const [form, setForm] = useState(() => readForm(account, cart.shippingAddress, buyer?.name));
  // The form works without the address book.
  const { data } = useAddressesQuery({ skip: !account, context: { inlineErrors: true } });
  const addresses = (data?.addresses ?? []).map(({ address, ...saved }) => ({
    ...saved,
    address: { ...address, name: address.name || (buyer?.name ?? '') },
  }));

  const change = (changed: ShippingForm) => {
    setForm(changed);
    saveDraft(account, changed);
  };
  const choose = (shipping: TypedAddress) => change({ ...form, shipping });

  const offered = lastUsed(addresses);
  useEffect(() => {
    if (offered)
      setForm((now) => (isEmpty(now.shipping) ? { ...now, shipping: toTyped(offered.address) } : now));
  }, [offered?.id]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const destination = toDestination(form);
    const { address, city, postalCode, country } = destination.shippingAddress;
    updateCart((latest) => saveAddress(latest, { address, city, postalCode, country }));
    confirmDestination(destination);
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
          named
          typed={form.shipping}
          onType={(name, value) => choose({ ...form.shipping, [name]: value })}
        />
        <MoreFields form={form} onChange={change} />
        <Box>
          <SubmitButton pending={false}>Continue to payment</SubmitButton>
        </Box>
      </Stack>
    </CheckoutFrame>
  );
}

export default forBuyers(ShippingPage);
