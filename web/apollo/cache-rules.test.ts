import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { print } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { evictedFields, rootFields } from './document-fields.ts';
import { retainFields } from './field-use.ts';
import { evictAfter } from './hooks.ts';

const LIST = gql`query List { products { total } me { name } }`;
const TOTAL = gql`query Total { products { total } }`;
const REVIEW = gql`mutation Review @evicts(fields: [products, product]) { review }`;

function filledCache() {
  const cache = new InMemoryCache();
  cache.writeQuery({ query: LIST, data: { products: { total: 2 }, me: { name: 'Ada' } } });
  return cache;
}

const page = (total: number) => ({ products: { __typename: 'ProductPage', total } });

/** A server that responds with the number of requests it has received; with `held`, only when the test releases it. */
function countingServer({ held = false } = {}) {
  const answers: (() => void)[] = [];
  let asked = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const data = page(++asked);
        const answer = () => {
          observer.next({ data });
          observer.complete();
        };
        if (held) answers.push(answer);
        else answer();
      }),
  );
  return { link, answers };
}

/** All totals that a mounted list shows, in order. */
function watchTotals(client: ApolloClient) {
  const seen: number[] = [];
  const list = client.watchQuery<ReturnType<typeof page>>({ query: TOTAL });
  const subscription = list.subscribe(({ data }) => data?.products && seen.push(Number(data.products.total)));
  return { seen, list, end: () => subscription.unsubscribe() };
}
const isCached = (cache: InMemoryCache) => cache.readQuery({ query: TOTAL }) !== null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a result leaves the cache a minute after its last use, not before', () => {
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

test('a new use within the minute keeps the result', () => {
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
  const client = new ApolloClient({ link: ApolloLink.empty(), cache });
  await expect(evictAfter(() => Promise.reject(new Error('no')), client, REVIEW)()).rejects.toThrow('no');
  await evictAfter(async () => ({ error: new Error('no') }), client, REVIEW)();
  expect(isCached(cache)).toBe(true);
  await evictAfter(async () => ({}), client, REVIEW)();
  expect(isCached(cache)).toBe(false);
});

test('a list on screen is fetched again when it is evicted', async () => {
  vi.useRealTimers();
  const client = createClient(countingServer());
  const { seen, end } = watchTotals(client);
  await vi.waitFor(() => expect(seen).toEqual([1]));
  await evictAfter(async () => ({}), client, REVIEW)();
  await vi.waitFor(() => expect(seen).toEqual([1, 2]));
  end();
});

test('a response that a mutation has overtaken is neither shown nor cached, but fetched again', async () => {
  vi.useRealTimers();
  const { link, answers } = countingServer({ held: true });
  const client = createClient({ link });
  const { seen, end } = watchTotals(client);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await evictAfter(async () => ({}), client, REVIEW)();
  answers[0]!();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  await vi.waitFor(() => expect(seen).toEqual([2]));
  expect(client.readQuery({ query: TOTAL })).toEqual(page(2));
  end();
});

test('asking again after a mutation reaches the server, also right after the page was rendered', async () => {
  vi.useRealTimers();
  const state = { ROOT_QUERY: { __typename: 'Query', ...page(0) } };
  const client = createClient({
    ...countingServer(),
    cache: new InMemoryCache().restore(state),
    isRestored: true,
  });
  const { seen, list, end } = watchTotals(client);
  await vi.waitFor(() => expect(seen).toEqual([0]));
  await evictAfter(async () => ({ error: new Error('no') }), client, REVIEW)();
  await list.refetch();
  expect(seen).toEqual([0, 1]);
  end();
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
