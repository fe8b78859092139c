import * as t from '#messages/payments';
import type { WidgetRequest, WidgetResult } from '../widget.ts';

interface ProviderAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The part of the payment provider's script that is used. Amounts are in minor units. */
type Provider = new (options: {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string };
  handler: (answer: ProviderAnswer) => void;
  modal: { ondismiss: () => void };
}) => {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
};

declare global {
  interface Window {
    Razorpay?: Provider;
  }
}

/**
 * Opens the provider's payment window. Resolves to what the server checks the payment by, to 'dismissed' when the window
 * was closed without paying, or to 'unavailable' when the provider's script cannot be loaded.
 */
export async function open({
  payment,
  shopName,
  customer,
  onRefused,
  signal,
}: WidgetRequest): Promise<WidgetResult> {
  if (!window.Razorpay) await loadScript(payment.scriptUrl);
  const Provider = window.Razorpay;
  if (!Provider) return 'unavailable';
  return new Promise((resolve) => {
    const widget = new Provider({
      key: payment.keyId,
      amount: payment.amount,
      currency: payment.currency,
      name: shopName,
      description: payment.description,
      order_id: payment.providerOrderId,
      prefill: { name: customer.name, email: customer.email },
      handler: (answer) =>
        resolve({
          paymentId: answer.razorpay_payment_id,
          providerOrderId: answer.razorpay_order_id,
          signature: answer.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve('dismissed') },
    });
    widget.on('payment.failed', ({ error }) => onRefused(error?.description || t.thePaymentWasRefused));
    signal?.addEventListener('abort', () => {
      widget.close();
      resolve('dismissed');
    });
    widget.open();
  });
}

/** Resolves when the script has run or has failed to load. */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      // The next try loads it again.
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}
