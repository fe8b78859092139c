import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { noticesAt } from './AdminNotices.tsx';
import { OpenIssues } from './OpenIssues.tsx';

const issues = [{ code: 'NO_PUBLIC_URL' }, { code: 'UNTAXED_CLASS' }] as const;
const [noUrl, untaxed] = issues;

test.each([
  ['/admin', issues, 1, true, issues, 3],
  ['/admin/orderlist', issues, 1, false, [], 3],
  ['/admin/orderlist', [noUrl], 1, false, [], 2],
  ['/admin/orderlist', [noUrl], 0, true, [noUrl], 1],
  ['/admin/settings/taxes', issues, 1, false, [untaxed], 2],
  ['/admin/settings/taxes', [untaxed], 1, true, [untaxed], 1],
])(
  'at %s, of the issues %j and %i others, each is said: %s',
  (pathname, all, others, isSaid, shown, count) => {
    expect(noticesAt(pathname, all, others)).toEqual({ isSaid, shown, count });
  },
);

test('several are one link to the home screen', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OpenIssues count={2} />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/admin"');
  expect(html.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toBe('2 things to set up');
});
