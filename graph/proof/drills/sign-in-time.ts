import { compareTimes } from './compare-times.ts';

export const signInTime = compareTimes({
  name: 'sign-in-time',
  about: 'the time of a refusal does not reveal who has an account (200 tries with one, as many without)',
  accounts: 25,
  // The lock comes after ten.
  tries: 8,
  path: '/api/users/auth',
  body: (email) => ({ email, password: 'a wrong password' }),
  problem(reply) {
    const code = reply.kind === 'refused' ? reply.code : reply.kind;
    return code === 'WRONG_CREDENTIALS' ? null : `a wrong password got ${code}`;
  },
});
