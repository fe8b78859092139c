import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { EmptyList } from './EmptyList.tsx';
import { type Settings, SettingsContext } from './settings.ts';
import { TablePage } from './TablePage.tsx';
import { useTableQuery } from './useTableQuery.ts';

const empty = { text: 'None yet.', action: { href: '/new', label: 'Add one' } };

function Page({ part }: { part?: string }) {
  return (
    <TablePage
      title="Things"
      query={useTableQuery(['NAME'])}
      columns={[]}
      result={{ data: {}, refetch: () => undefined } as never}
      empty={{ ...empty, part }}
      read={() => ({ rows: [], page: 1, pages: 1, total: 0 })}
    />
  );
}

const textOf = (html: string) => html.replace(/<style.*?<\/style>|<[^>]+>/g, ' ');
const shown = (address: string, part?: string) =>
  textOf(
    renderToString(
      <MemoryRouter initialEntries={[address]}>
        <SettingsContext value={{ shopName: 'Shop' } as Settings}>
          <Page part={part} />
        </SettingsContext>
      </MemoryRouter>,
    ),
  );

test('an empty list says what belongs there, and a part of it what the part waits for', () => {
  expect(shown('/things')).toContain('None yet.');
  expect(shown('/things?task=SHIP', 'No order waits.')).toContain('No order waits.');
  expect(shown('/things?task=SHIP', 'No order waits.')).not.toContain('Nothing matches.');
  expect(shown('/things?keyword=lamp')).toContain('Nothing matches.');
});

test('an empty list whose rows are added in a dialog has the button of the dialog', () => {
  const html = renderToString(
    <MemoryRouter>
      <EmptyList action={<Button>Add thing</Button>}>None yet.</EmptyList>
    </MemoryRouter>,
  );
  expect(textOf(html)).toMatch(/None yet\..*Add thing/);
  expect(html.match(/<button/g)).toHaveLength(1);
});
