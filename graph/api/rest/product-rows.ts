import { Permission } from '../../core/actor.ts';
import { listRow } from './list-row.ts';
import {
  RestAllProductsDocument,
  RestCreateProductDocument,
  RestDeleteProductDocument,
  RestProductDocument,
  RestProductsDocument,
  RestReviewProductDocument,
  RestUpdateProductDocument,
} from './operations.generated.ts';
import {
  bad,
  cents,
  type Fields,
  fieldsOf,
  flag,
  pathId,
  readPage,
  text,
  whole,
  wholePage,
} from './read-values.ts';
import { productDetailJson, productJson, reviewJson } from './replies.ts';
import { type Row, row } from './row.ts';
import { listOf } from './schema-parts.ts';
import { ref } from './schemas.ts';

/** The fields of a product that a client sent; undefined for the others. */
function productChanges(fields: Fields) {
  return {
    name: text(fields, 'name'),
    price: cents(fields, 'price'),
    image: text(fields, 'image'),
    brand: text(fields, 'brand'),
    category: text(fields, 'category'),
    countInStock: whole(fields, 'countInStock'),
    description: text(fields, 'description'),
    isDraft: flag(fields, 'isDraft'),
  };
}

export const productRows: Row[] = [
  row('get', '/products', {
    summary: 'One page of the products, newest first; with a keyword, best match first',
    access: 'anyone',
    query: {
      pageNumber:
        'Number of the page, from 1. What is no such number means 1; a page beyond the end is empty.',
      keyword: 'What to look for, at most 100 characters, of which letters and digits count.',
      pageSize: "Products of a page, 1 to 100; the shop's own number unless given.",
    },
    response: ref('ProductPage'),
    errors: ['BAD_USER_INPUT'],
    operation: RestProductsDocument,
    variables: ({ query }) => ({
      page: readPage(query('pageNumber')),
      pageSize: wholePage(query('pageSize')),
      keyword: query('keyword'),
    }),
    reply: ({ products: { products, page, pages, total } }) => ({
      products: products.map(productJson),
      page,
      pages,
      total,
    }),
  }),
  listRow('/products/getAllProducts', {
    summary: 'All products, newest first',
    access: 'anyone',
    response: listOf(ref('Product')),
    operation: RestAllProductsDocument,
    items: ({ products: { products, total } }) => ({ list: products, total }),
    reply: productJson,
    chunk: 100,
  }),
  row('get', '/products/{id}', {
    summary: 'One product with its reviews',
    access: 'anyone',
    response: ref('ProductDetail'),
    operation: RestProductDocument,
    variables: (request) => ({ id: pathId(request) }),
    reply: ({ product }) => productDetailJson(product),
  }),
  row('post', '/products', {
    summary:
      'Adds a product, on sale at once unless it is a draft; sample values, price 0 and stock 0 for what is left out',
    access: Permission.Products,
    body: { content: 'application/json', schema: ref('ProductChanges'), optional: true },
    status: 201,
    response: ref('ProductDetail'),
    operation: RestCreateProductDocument,
    variables: ({ body }) => ({ input: productChanges(fieldsOf(body)) }),
    reply: ({ createProduct }) => productDetailJson(createProduct),
  }),
  row('put', '/products/{id}', {
    summary:
      'Changes the properties of a product that are sent; price and stock only while it has one variant',
    access: Permission.Products,
    body: { content: 'application/json', schema: ref('ProductChanges') },
    response: ref('ProductDetail'),
    errors: ['CONFLICT'],
    operation: RestUpdateProductDocument,
    variables: (request) => ({
      input: { id: pathId(request), ...productChanges(fieldsOf(request.body)) },
    }),
    reply: ({ updateProduct }) => productDetailJson(updateProduct),
  }),
  row('delete', '/products/{id}', {
    summary: 'Takes a product out of the shop; orders keep what was bought',
    access: Permission.Products,
    response: ref('Message'),
    operation: RestDeleteProductDocument,
    variables: (request) => ({ id: pathId(request) }),
    reply: () => ({ message: 'Product removed' }),
  }),
  row('post', '/products/{id}', {
    aliases: ['/products/{id}/reviews'],
    summary: 'Reviews a product, once per person',
    access: 'shopper',
    body: { content: 'application/json', schema: ref('ReviewInput') },
    status: 201,
    response: ref('Review'),
    errors: ['ALREADY_REVIEWED'],
    operation: RestReviewProductDocument,
    variables: (request) => {
      const fields = fieldsOf(request.body);
      const rating = whole(fields, 'rating');
      if (rating === undefined) throw bad('Give 1 to 5 stars.');
      return { input: { productId: pathId(request), rating, comment: text(fields, 'comment') ?? '' } };
    },
    reply: ({ reviewProduct }) => reviewJson(reviewProduct),
  }),
];
