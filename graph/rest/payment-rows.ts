import { RestPaymentSettingsDocument } from './operations.generated.ts';
import { row } from './row.ts';
import { ref } from './schemas.ts';

export const paymentRows = [
  row('get', '/config/razorpay', {
    summary: 'What the payment widget is opened with: public key, script, currency and name of the shop',
    access: 'anyone',
    response: ref('PaymentSettings'),
    operation: RestPaymentSettingsDocument,
    variables: () => ({}),
    reply: ({ paymentSettings }) => paymentSettings,
  }),
];
