import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Marks } from './OrderMarks.tsx';

const shown = (hasUnansweredMessage: boolean, ...states: ('REQUESTED' | 'APPROVED')[]) => {
  const returns = states.map((state, at) => ({ id: String(at), state }));
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/orders/o1?from=%2Fadmin%2Forders']}>
      <Marks order={{ hasUnansweredMessage, returns }} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<span[^>]*>(.*?)<\/span>/gs)].map(
    ([, href, label]) => [href, label],
  );
};

test('an order names on top what waits for an answer, as links to where that is given', () => {
  const here = '/admin/orders/o1?from=%2Fadmin%2Forders';
  expect(shown(true, 'APPROVED', 'REQUESTED')).toEqual([
    [`${here}#message`, 'Answer waiting'],
    [`${here}#returns`, 'Return requested'],
  ]);
  expect(shown(false, 'APPROVED')).toEqual([]);
});
