import { expect, test } from 'vitest';
import { isMeant } from './is-meant.ts';

test.each([
  ['Time zone', 'zone'],
  ['Time zone', 'timezone'],
  ['Stock-take', 'stocktake'],
  ['Stock-take', 'stock take'],
  ['Custom fields', 'FIELD custom'],
  ['New product', 'new prodct'],
  ['New product', 'prodduct'],
  ['New product', 'prdouct'],
  ['New product', 'prosuct'],
])('%s is meant by %s', (label, text) => {
  expect(isMeant(label, text)).toBe(true);
});

test.each([
  ['Time zone', 'one'],
  ['Time zone', 'zone shop'],
  ['New product', 'prdct'],
  ['Tax rates', 'text'],
  ['Tax rates', 'rx'],
  ['Orders', '#%'],
  ['Orders', 'borders'],
])('%s is not meant by %s', (label, text) => {
  expect(isMeant(label, text)).toBe(false);
});
