import type { PaymentGateway } from './core/ports.ts';
import type { Env } from './env.ts';
import { razorpayGateway } from './payments/gateways/razorpay-gateway.ts';

/** The payment provider that the settings name. */
export function realGateway(env: Env): PaymentGateway {
  return razorpayGateway({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    sandbox: false,
  });
}
