import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { UNREACHABLE } from '../ui/unreachable.ts';
import { persistedLink } from './persisted-link.ts';

const HASH = 'a'.repeat(64);
const QUERY = { ...gql`query Price($id: ID!) { price(id: $id) }`, __meta__: { hash: HASH } };
const MUTATION = gql`mutation Buy($id: ID!) { buy(id: $id) }`;

interface Sent {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body?: { operationName: string; variables: object; query: string };
}

afterEach(() => vi.unstubAllGlobals());

/** A client whose server returns these responses in turn, and the requests it received. */
function open(...answers: (object | string)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit) => {
    sent.push({
      method,
      url: new URL(path, 'https://shop.example'),
      headers: headers as Record<string, string>,
      body: body && JSON.parse(String(body)),
    });
    const answer = answers.shift();
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), {
      status: typeof answer === 'string' ? 502 : 200,
    });
  });
  return { client: new ApolloClient({ link: persistedLink, cache: new InMemoryCache() }), sent };
}

test('a query is asked by its hash, in a GET that other sites cannot make', async () => {
  const { client, sent } = open({ data: { price: 5 } });
  const { data } = await client.query({ query: QUERY, variables: { id: 'p&1' } });
  expect(data).toEqual({ price: 5 });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method).toBe('GET');
  expect(sent[0]?.headers['apollo-require-preflight']).toBe('true');
  expect(Object.fromEntries(sent[0]!.url.searchParams)).toEqual({
    operationName: 'Price',
    variables: '{"id":"p&1"}',
    extensions: `{"persistedQuery":{"version":1,"sha256Hash":"${HASH}"}}`,
  });
});

test('a server of another build gets the document', async () => {
  const unknown = { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
  const { client, sent } = open(unknown, { data: { price: 5 } });
  const { data } = await client.query({ query: QUERY, variables: { id: 'p1' } });
  expect(data).toEqual({ price: 5 });
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(sent[1]?.body).toMatchObject({ operationName: 'Price', variables: { id: 'p1' } });
  expect(sent[1]?.body?.query).toContain('price(id: $id)');
});

test('a mutation is a POST, never a GET', async () => {
  const { client, sent } = open({ data: { buy: true } });
  await client.mutate({ mutation: MUTATION, variables: { id: 'p1' } });
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
});

test.each([
  ["the server's errors", { errors: [{ message: 'Sold out' }] }, 'Sold out'],
  ['a refusal in front of GraphQL', { message: 'Too many requests.' }, 'Too many requests.'],
  ['the page of a proxy', '<h1>Bad gateway</h1>', 'The shop cannot answer now (status 502).'],
])('%s: the message can be shown', async (_, answer, message) => {
  const { client } = open(answer);
  await expect(client.query({ query: QUERY, variables: { id: 'p1' } })).rejects.toThrow(message);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that breaks off', async () => new Response(brokenOff())],
])("%s: the message is the shop's own", async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const client = new ApolloClient({ link: persistedLink, cache: new InMemoryCache() });
  await expect(client.query({ query: QUERY, variables: { id: 'p1' } })).rejects.toThrow(UNREACHABLE);
  await expect(client.mutate({ mutation: MUTATION, variables: { id: 'p1' } })).rejects.toThrow(UNREACHABLE);
});

const brokenOff = () =>
  new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });

test('an error says what the app says for its code, and what the server says where its code has several meanings', async () => {
  const failed = (code: string) => ({
    data: null,
    errors: [{ message: 'Von woanders.', extensions: { code } }],
  });
  const { client } = open(failed('INTERNAL'), failed('CONFLICT'));
  const mutate = () => client.mutate({ mutation: MUTATION, variables: { id: 'p1' } });
  await expect(mutate()).rejects.toThrow('Something went wrong on our side. Please try again.');
  await expect(mutate()).rejects.toThrow('Von woanders.');
});
