import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { reauthenticationLink } from './reauthentication-link.ts';

const MUTATION = gql`mutation M { save }`;
const message = 'This needs your password.';

/** A client whose server responds with these error codes in turn, and with success for null. */
function clientOf(codes: (string | null)[], isProved: boolean) {
  const provePassword = vi.fn(async () => isProved);
  const sent = vi.fn();
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        sent();
        const code = codes.shift();
        observer.next(
          code ? { data: null, errors: [{ message, extensions: { code } }] } : { data: { save: 1 } },
        );
        observer.complete();
      }),
  );
  const link = reauthenticationLink(provePassword).concat(server);
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), provePassword, sent };
}

test('what needs the password once more goes on after it was proved', async () => {
  const { client, provePassword, sent } = clientOf(['REAUTHENTICATION_REQUIRED', null], true);
  const { data } = await client.mutate({ mutation: MUTATION });
  expect(data).toEqual({ save: 1 });
  expect(provePassword).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('without the password it fails in the words of the server, and is not sent again', async () => {
  const { client, sent } = clientOf(['REAUTHENTICATION_REQUIRED', null], false);
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow(message);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the password is asked for once, for any response of the server', async () => {
  const { client, provePassword } = clientOf(
    ['REAUTHENTICATION_REQUIRED', 'REAUTHENTICATION_REQUIRED'],
    true,
  );
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow(message);
  expect(provePassword).toHaveBeenCalledTimes(1);
});

test.each([null, 'UNAUTHENTICATED', 'WRONG_CREDENTIALS'])(
  'the answer %s asks for no password',
  async (code) => {
    const { client, provePassword } = clientOf([code], true);
    await client.mutate({ mutation: MUTATION }).catch(() => undefined);
    expect(provePassword).not.toHaveBeenCalled();
  },
);
