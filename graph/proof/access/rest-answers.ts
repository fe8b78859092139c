import type { Answers } from './stage.ts';

const everybody: Answers<number> = [200, 200, 200, 200, 200];
const signedIn: Answers<number> = [401, 200, 200, 200, 200];
const admins: Answers<number> = [401, 403, 403, 403, 200];

/**
 * Status that each path answers to guest, shopper, other, owner and admin. What is asked for can be told more closely
 * after the path.
 */
export const restAnswers: Record<string, Answers<number>> = {
  'GET /products': everybody,
  'GET /products/getAllProducts': everybody,
  'GET /products/{id}': everybody,
  'GET /products/{id} of a draft': [404, 404, 404, 404, 200],
  'POST /products': [401, 403, 403, 403, 201],
  'PUT /products/{id}': admins,
  'DELETE /products/{id}': admins,
  'POST /products/{id}': [401, 201, 201, 201, 201],
  'POST /products/{id} of a draft': [401, 404, 404, 404, 404],
  'POST /uploads': admins,

  'POST /users': [201, 201, 201, 201, 201],
  'POST /users/auth': everybody,
  'POST /users/logout': everybody,
  'PUT /users/updateprofile': signedIn,
  'GET /users/profile': signedIn,
  'GET /users': admins,
  'GET /users/{id}': admins,
  'PUT /users/edit': admins,
  'PUT /users/edit of an admin': [401, 403, 403, 403, 409],
  'DELETE /users/{id}': admins,
  'DELETE /users/{id} of an admin': [401, 403, 403, 403, 409],

  'POST /order': [401, 201, 201, 201, 201],
  'GET /order/mine': signedIn,
  'GET /order': admins,
  'GET /order/{id}': [401, 404, 404, 200, 200],
  'PUT /order/{id}/pay': [401, 404, 404, 200, 403],
  'PUT /order/{id}': admins,

  'GET /config/razorpay': everybody,
};

/** The code that goes with a status that refuses. */
export const codeOfStatus: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
};
