import { expect, test } from 'vitest';
import { needsSession } from './request-shop.ts';

test.each([
  [{ data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }, true],
  [{ data: { me: null } }, true],
  [{ data: { me: { name: 'Sam' } } }, false],
  [{ data: { products: [] } }, false],
  [{ errors: [{ extensions: { code: 'FORBIDDEN' } }, {}] }, false],
])('%j lacks a session: %j', (result, lacks) => expect(needsSession(result)).toBe(lacks));
