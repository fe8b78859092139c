import { expect, test } from 'vitest';
import { isMeasured } from './measured-path.ts';

test.each([
  '/',
  '/page/2',
  '/search/lamp',
  '/category/lamps',
  '/product/lamp',
  '/brand/Lumen',
  '/cart',
  '/products',
  '/offers',
])('%s may be measured', (path) => expect(isMeasured(path)).toBe(true));

test.each([
  ...['/login', '/sign', '/register', '/forgot', '/reset', '/link', '/invitation', '/new-email', '/verify'],
  ...['/shipping', '/payment', '/placeorder', '/order/x', '/order/link', '/orders', '/profile', '/saved'],
  ...[
    '/admin',
    '/admin/settings',
    '/editproducts/x',
    '/checkoutSteps',
    '/info/contact',
    '/agreed/x',
    '/sandbox/mail',
  ],
  ...['/cartoon', '/product', '//evil.example/product/x', ''],
])('%s is never measured', (path) => expect(isMeasured(path)).toBe(false));
