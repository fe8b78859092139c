import type { PaymentProvider } from '../../../../core/payment-provider.ts';
import { razorpayGateway } from './razorpay-gateway.ts';

/** The provider of the specification. */
export const razorpay: PaymentProvider = {
  name: 'razorpay',
  variables: {
    RAZORPAY_KEY_ID: 'Payment provider: public key.',
    RAZORPAY_KEY_SECRET: 'Payment provider: secret key.',
    RAZORPAY_WEBHOOK_SECRET: 'Payment provider: secret that webhooks are signed with.',
  },
  open: (account) =>
    razorpayGateway({
      keyId: account.RAZORPAY_KEY_ID!,
      keySecret: account.RAZORPAY_KEY_SECRET!,
      webhookSecret: account.RAZORPAY_WEBHOOK_SECRET!,
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      sandbox: false,
    }),
};
