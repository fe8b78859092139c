import type { PaymentGateway } from '../../../core/ports.ts';
import { razorpayGateway } from './razorpay-gateway.ts';

interface Keys {
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
}

/** The gateway to the payment provider whose keys are configured. */
export function realGateway(env: Keys): PaymentGateway {
  return razorpayGateway({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    sandbox: false,
  });
}
