import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { print } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { evictedFields, rootFields } from './document-fields.ts';
import { retainFields } from './field-use.ts';
import { evictAfter } from './hooks.ts';

const LIST = gql`query List { products { total } me { name } }`;
const TOTAL = gql`query Total { products { total } }`;
const REVIEW = gql`mutation Review @evicts(fields: ["products", "product"]) { review }`;

function filledCache() {
  const cache = new InMemoryCache();
  cache.writeQuery({ query: LIST, data: { products: { total: 2 }, me: { name: 'Ada' } } });
  return cache;
}
const isCached = (cache: InMemoryCache) => cache.readQuery({ query: TOTAL }) !== null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer leaves the cache a minute after its last user, not before', () => {
  const cache = filledCache();
  const releaseFirst = retainFields(cache, ['products']);
  const releaseSecond = retainFields(cache, ['products']);
  releaseFirst();
  vi.advanceTimersByTime(120_000);
  expect(isCached(cache)).toBe(true);
  releaseSecond();
  vi.advanceTimersByTime(59_999);
  expect(isCached(cache)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isCached(cache)).toBe(false);
  expect(cache.extract().ROOT_QUERY).toMatchObject({ me: { name: 'Ada' } });
});

test('a new user within the minute keeps the answer', () => {
  const cache = filledCache();
  retainFields(cache, ['products'])();
  vi.advanceTimersByTime(59_000);
  const release = retainFields(cache, ['products']);
  vi.advanceTimersByTime(120_000);
  expect(isCached(cache)).toBe(true);
  release();
  vi.advanceTimersByTime(60_000);
  expect(isCached(cache)).toBe(false);
});

test('a mutation evicts the fields that it declares, only after success', async () => {
  const cache = filledCache();
  await expect(evictAfter(() => Promise.reject(new Error('no')), cache, REVIEW)()).rejects.toThrow('no');
  await evictAfter(async () => ({ error: new Error('no') }), cache, REVIEW)();
  expect(isCached(cache)).toBe(true);
  await evictAfter(async () => ({}), cache, REVIEW)();
  expect(isCached(cache)).toBe(false);
});

test('a list on screen asks again when it is evicted', async () => {
  vi.useRealTimers();
  let total = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        total += 1;
        observer.next({ data: { products: { __typename: 'ProductPage', total } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const seen: number[] = [];
  const list = client.watchQuery<{ products: { total: number } }>({ query: TOTAL });
  const subscription = list.subscribe(({ data }) => data?.products && seen.push(Number(data.products.total)));
  await vi.waitFor(() => expect(seen).toEqual([1]));
  await evictAfter(async () => ({}), client.cache, REVIEW)();
  await vi.waitFor(() => expect(seen).toEqual([1, 2]));
  subscription.unsubscribe();
});

test('the directive never reaches the server', async () => {
  vi.useRealTimers();
  let sent = '';
  const link = new ApolloLink((operation) => {
    sent = print(operation.query);
    return new Observable((observer) => {
      observer.next({ data: { review: true } });
      observer.complete();
    });
  });
  await createClient({ link }).mutate({ mutation: REVIEW });
  expect(sent).toContain('mutation Review {');
  expect(sent).not.toContain('evicts');
});

test('fields are read from the operation', () => {
  expect(rootFields(LIST)).toEqual(['products', 'me']);
  expect(evictedFields(REVIEW)).toEqual(['products', 'product']);
  expect(evictedFields(LIST)).toEqual([]);
});
