import { Permission } from '../../core/actor.ts';
import { RestPaymentSettingsDocument } from './operations.generated.ts';
import { orderRows } from './order-rows.ts';
import { productRows } from './product-rows.ts';
import { type Row, type RowDescription, row } from './row.ts';
import { ref } from './schemas.ts';
import { userRows } from './user-rows.ts';

const paymentRows: Row[] = [
  row('get', '/config/razorpay', {
    summary: 'What the payment widget is opened with: public key, script, currency and name of the shop',
    access: 'anyone',
    response: ref('PaymentSettings'),
    operation: RestPaymentSettingsDocument,
    variables: () => ({}),
    reply: ({ paymentSettings }) => paymentSettings,
  }),
];

/** The table of the REST facade: it maps documented paths to GraphQL operations. It contains no business rules. */
export const rows: readonly Row[] = [...productRows, ...userRows, ...orderRows, ...paymentRows];

/** Uploads are streamed, by a route of their own. */
const uploads: RowDescription = {
  method: 'post',
  path: '/uploads',
  summary: 'Stores a picture, to be the `image` of a product: JPEG, PNG, WebP or AVIF, at most 5 MB',
  access: Permission.Products,
  body: {
    content: 'multipart/form-data',
    schema: {
      type: 'object',
      properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['image'],
    },
  },
  response: ref('Upload'),
  errors: ['RATE_LIMITED'],
};

/** All that is documented, by the tags of the OpenAPI document. */
export const sections: Readonly<Record<string, readonly RowDescription[]>> = {
  Products: productRows,
  Users: userRows,
  Orders: orderRows,
  Payments: paymentRows,
  Pictures: [uploads],
};

export const described = Object.values(sections).flat();
