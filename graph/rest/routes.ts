import { Permission } from '../core/actor.ts';
import { orderRows } from './order-rows.ts';
import { paymentRows } from './payment-rows.ts';
import { productRows } from './product-rows.ts';
import type { Row, RowDescription } from './row.ts';
import { ref } from './schemas.ts';
import { userRows } from './user-rows.ts';

/** The table of the REST facade: documented paths onto GraphQL operations. No rule of the shop lives in it. */
export const rows: readonly Row[] = [...productRows, ...userRows, ...orderRows, ...paymentRows];

/** Pictures are streams of bytes and have a route of their own. */
const uploads: RowDescription = {
  method: 'post',
  path: '/uploads',
  tag: 'Pictures',
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
  answer: ref('Upload'),
  errors: ['RATE_LIMITED'],
};

/** Everything that the API's description tells of. */
export const described: readonly RowDescription[] = [...rows, uploads];
