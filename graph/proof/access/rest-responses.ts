import { Permission } from '../../core/actor.ts';
import type { Responses } from './stage.ts';

const everybody: Responses<number> = [200, 200, 200, 200, 200];
const signedIn: Responses<number> = [401, 200, 200, 200, 200];
/** Guests with a session may do it, too. */
const asBuyer = (row: Responses<number>, guestBuyer: number): Responses<number> =>
  Object.assign([...row] as const, { guestBuyer }) as Responses<number>;
/** Refused to everybody without the permission. */
const needs = (permission: Permission, status = 200): Responses<number> =>
  Object.assign([401, 403, 403, 403, status] as const, { permission });

/**
 * The status of each path for guest, shopper, other, owner and admin. A suffix to the path names a special case.
 */
export const restResponses: Record<string, Responses<number>> = {
  'GET /products': everybody,
  'GET /products/getAllProducts': everybody,
  'GET /products/{id}': everybody,
  'GET /products/{id} of a draft': [404, 404, 404, 404, 200],
  'POST /products': needs(Permission.Products, 201),
  'PUT /products/{id}': needs(Permission.Products),
  'DELETE /products/{id}': needs(Permission.Products),
  'POST /products/{id}': [401, 201, 201, 201, 201],
  'POST /products/{id} of a draft': [401, 404, 404, 404, 404],
  'POST /uploads': needs(Permission.Products),

  'POST /users': [201, 201, 201, 201, 201],
  'POST /users/auth': everybody,
  'POST /users/logout': everybody,
  'PUT /users/updateprofile': signedIn,
  'GET /users/profile': signedIn,
  'GET /users': needs(Permission.Customers),
  'GET /users/{id}': needs(Permission.Customers),
  'PUT /users/edit': needs(Permission.Customers),
  'PUT /users/edit of an admin': needs(Permission.Customers, 409),
  'DELETE /users/{id}': needs(Permission.Customers),
  'DELETE /users/{id} of an admin': needs(Permission.Customers, 409),

  'POST /order': asBuyer([401, 201, 201, 201, 201], 201),
  'GET /order/mine': signedIn,
  'GET /order': needs(Permission.Orders),
  'GET /order/{id}': asBuyer([401, 404, 404, 200, 200], 404),
  'PUT /order/{id}/pay': asBuyer([401, 404, 404, 200, 403], 404),
  'PUT /order/{id}': needs(Permission.Orders),

  'GET /config/razorpay': everybody,
};

/** The error code for each status of a refusal. */
export const codeOfStatus: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
};
