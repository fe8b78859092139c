import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Withdrawals } from './Withdrawals.tsx';

type Props = Parameters<typeof Withdrawals>[0];
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const item = { id: 'line', name: 'Cup', options: [] } as unknown as Props['order']['orderItems'][number];
const order: Props['order'] = {
  isOwn: true,
  orderItems: [item],
  withdrawals: [
    {
      id: 'w',
      name: 'Ada',
      email: 'ada@example.com',
      declaredAt: '2026-11-24T10:00:00.000Z',
      returnId: 'r',
      lines: [{ orderItemId: 'line', quantity: 3 }],
    },
  ],
};
const texts = (props: Omit<Props, 'order'>) =>
  renderToStaticMarkup(
    <ApolloProvider client={client}>
      <Withdrawals order={order} {...props} />
    </ApolloProvider>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test('a withdrawal is shown with its return, and what of it was not shipped', () => {
  const returned = { id: 'r', lines: [{ orderItemId: 'line', quantity: 2 }] } as NonNullable<
    Props['returns']
  >[number];
  const show: Props['show'] = ({ id }, heading) => (
    <>
      {heading} [return {id}]{' '}
    </>
  );
  const shown = texts({ returns: [returned], show });
  expect(shown).toMatch(/Withdrawn on .*\[return r\] 1 × Cup, not shipped$/);
  expect(shown.match(/Withdrawn on/g)).toHaveLength(1);
});

test('before its return is known, a withdrawal has all of its units', () => {
  expect(texts({})).toMatch(/3 × Cup$/);
});
