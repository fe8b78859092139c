import type { Shop } from './open-shop.ts';

/** Buys one unit of each product, by the calls that the app makes, and pays. Returns the id of the order. */
export async function buy(
  shop: Shop,
  login: { email: string; password: string },
  ...names: string[]
): Promise<string> {
  const run = await shop.api(login);
  const lines: { productId: string; qty: number }[] = [];
  for (const name of names) {
    const { products } = await run<{ products: { products: { id: string; name: string }[] } }>(
      'query($name: String) { products(keyword: $name) { products { id name } } }',
      { name },
    );
    lines.push({ productId: products.products.find((product) => product.name === name)!.id, qty: 1 });
  }
  const shippingAddress = {
    name: 'Gilda Guest',
    address: '1 Elm Street',
    city: 'Pune',
    postalCode: '411001',
    country: 'India',
  };
  const { startCheckout: checkout } = await run<{
    startCheckout: {
      id: string;
      payment: { keyId: string; providerOrderId: string; amount: number; currency: string };
    };
  }>(
    'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id payment { keyId providerOrderId amount currency } } }',
    { input: { idempotencyKey: crypto.randomUUID(), lines, shippingAddress, paymentMethod: 'PayPal' } },
  );
  const { keyId, providerOrderId, amount, currency } = checkout.payment;
  const response = await fetch(`${shop.url}/sandbox/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({
      key: keyId,
      order_id: providerOrderId,
      amount,
      currency,
      outcome: 'paid',
      method: 'card',
    }),
  });
  const paid = (await response.json()) as { razorpay_payment_id: string; razorpay_signature: string };
  const payment = {
    paymentId: paid.razorpay_payment_id,
    providerOrderId,
    signature: paid.razorpay_signature,
  };
  const { placeOrder } = await run<{ placeOrder: { id: string } }>(
    'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input: { checkoutId: checkout.id, payment } },
  );
  return placeOrder.id;
}
