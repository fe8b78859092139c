import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/shipping';
import { pickupPhrase } from '#money/pickup';
import { forBuyers } from '../../../features/accounts/for-buyers.tsx';
import { useBuyer } from '../../../features/accounts/guest.ts';
import { useAddressesQuery } from '../../../features/addresses/Addresses.generated.tsx';
import { RequiredFields } from '../../../features/addresses/AddressFields.tsx';
import { countries } from '../../../features/addresses/country-hint.ts';
import type { TypedAddress } from '../../../features/addresses/typed-address.ts';
import { saveAddress } from '../../../features/cart/cart.ts';
import { updateCart, useCart } from '../../../features/cart/cart-store.ts';
import { saveShippingChoice } from '../../../features/cart/shipping-choice.ts';
import { useQuote } from '../../../features/cart/useQuote.ts';
import { CheckoutFrame } from '../../../features/checkout/CheckoutFrame.tsx';
import { MAY_SKIP } from '../../../features/checkout/one-choice.ts';
import { ShippingChoice } from '../../../features/checkout/ShippingChoice.tsx';
import { confirmDestination, isFetchedBy, saveDraft } from '../../../features/checkout/shipping-details.ts';
import { checkoutProgress } from '../../../features/checkout/steps.ts';
import { mainButton, SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { MoreFields } from './MoreFields.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import {
  countryToQuote,
  lastUsed,
  offerAddress,
  readForm,
  type ShippingForm,
  toDestination,
} from './shipping-form.ts';

/** Names of countries begin with the codes of others: IN, Indonesia. */
const DEBOUNCE_MS = 150;

/** Where the order and its bill go; whether it is fetched comes first, where that can be chosen. */
function ShippingPage() {
  const cart = useCart();
  const buyer = useBuyer();
  const navigate = useNavigate();
  // A guest has none.
  const account = buyer?._id ?? null;
  const home = nameOfCountry(useSettings().homeCountry);
  const [form, setForm] = useState(() => readForm(account, cart.shippingAddress, buyer?.name, home));
  // The form works without the address book.
  const { data } = useAddressesQuery({ skip: !account, context: { inlineErrors: true } });
  const addresses = (data?.addresses ?? []).map(({ address, ...saved }) => ({
    ...saved,
    address: { ...address, name: address.name || (buyer?.name ?? '') },
  }));

  const saved = cart.shippingAddress.country;
  const quoted = useDebounced(countryToQuote(form.shipping.country, saved), DEBOUNCE_MS);
  const quote = useQuote(quoted);

  const change = (changed: ShippingForm) => {
    setForm(changed);
    saveDraft(account, changed);
  };
  const choose = (shipping: TypedAddress) => change({ ...form, shipping });

  const offered = lastUsed(addresses);
  const fields = useRef<HTMLFormElement>(null);
  // Before anybody can come into a field: who is in one is about to type, which would go after what is filled in.
  useLayoutEffect(() => {
    if (offered && !isInField(fields.current))
      setForm((now) => offerAddress(now, offered.address, buyer?.name, home));
  }, [offered?.id]);

  const methods = quote.parts?.shippingMethods ?? [];
  const chosen = methods.find(({ id }) => id === quote.methodId);
  const hasPickup = methods.some(({ kind }) => kind === 'PICKUP');
  // While nothing is known, as it was confirmed.
  const fetched = chosen ? chosen.kind === 'PICKUP' : isFetchedBy(quote.methodId);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pricedFor = quoted === saved ? saved : form.shipping.country;
    const destination = toDestination(form, fetched ? pricedFor : undefined);
    const { address, city, postalCode, country } = destination.shippingAddress;
    updateCart((latest) => saveAddress(latest, { address, city, postalCode, country }));
    // Also when it was the first of them, and not chosen.
    if (fetched && quote.methodId) saveShippingChoice(quote.methodId);
    confirmDestination(destination, fetched ? quote.methodId : undefined);
    navigate('/payment', { state: MAY_SKIP });
  };

  return (
    <CheckoutFrame
      step="/shipping"
      title={t.shipping}
      progress={checkoutProgress(cart, buyer !== null, isFetchedBy(quote.methodId))}
      items={cart.lines}
      quote={quote}
    >
      <Stack component="form" ref={fields} onSubmit={submit} sx={{ gap: 2.5, maxWidth: 560 }}>
        {hasPickup && (
          <ShippingChoice methods={methods} chosen={quote.methodId ?? ''} onChoose={saveShippingChoice} />
        )}
        {methods.length === 1 && chosen && fetched && <div>{t.youFetchItYourself(pickupPhrase(chosen))}</div>}
        {addresses.length > 0 && !fetched && (
          <SavedAddresses addresses={addresses} typed={form.shipping} onChoose={choose} />
        )}
        <RequiredFields
          named
          fetched={fetched}
          typed={form.shipping}
          onType={(name, value) => choose({ ...form.shipping, [name]: value })}
        />
        <MoreFields fetched={fetched} form={form} onChange={change} />
        <Box>
          <SubmitButton pending={false} sx={mainButton}>
            {t.continueToPayment}
          </SubmitButton>
        </Box>
      </Stack>
    </CheckoutFrame>
  );
}

const nameOfCountry = (code: string | undefined) => countries.find((each) => each.code === code)?.name;

/** Whether the focus is in a text field of the form. */
function isInField(form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLInputElement && activeElement.form === form && activeElement.type !== 'radio'
  );
}

export default forBuyers(ShippingPage);
