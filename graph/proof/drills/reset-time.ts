import { compareTimes } from './compare-times.ts';

export const resetTime = compareTimes({
  name: 'reset-time',
  about:
    'the time of a request for a new password does not reveal who has an account (200 with one, as many without)',
  accounts: 100,
  // A mailbox gets three mails an hour.
  tries: 2,
  path: '/graphql',
  body: (email) => ({
    query: 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
    variables: { email },
  }),
  problem(reply) {
    const said = reply.kind === 'ok' ? JSON.stringify(reply.data) : reply.kind;
    return said === '{"data":{"requestPasswordReset":true}}' ? null : `a request got ${said}`;
  },
});
