import Box from '@mui/material/Box';
import * as t from '#messages/admin/pages';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { editPageUrl, newPageUrl } from '../../../router/admin-urls.ts';
import { infoUrl } from '../../../router/urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Time } from '../../../ui/Time.tsx';
import { type PagesPageQuery, useDeletePageMutation, usePagesPageQuery } from './Pages.generated.tsx';

const Delete = deleteButton(useDeletePageMutation, t.deleted);

type Row = PagesPageQuery['pages'][number];

const columns: Column<Row>[] = [
  {
    title: t.title,
    cell: ({ id, title }) => (
      <RowLink href={editPageUrl(id)} wraps>
        {title}
      </RowLink>
    ),
  },
  { title: t.address, cell: ({ slug }) => infoUrl(slug) },
  { title: t.state, cell: ({ isPublished }) => (isPublished ? t.published : t.draft) },
  { title: t.lastChange, cell: ({ updatedAt }) => <Time iso={updatedAt} /> },
  actionsColumn(({ id, title }) => (
    <Delete variables={{ input: { id } }} name={title} consequence={t.consequence} />
  )),
];

/** The pages of texts, and what can be started from a template. */
export default function PagesPage() {
  return (
    <AdminPage
      title={t.pages}
      intro={t.intro}
      action={({ pages }) =>
        pages.length > 0 && (
          <Button variant="contained" href={newPageUrl()}>
            {t.newPage}
          </Button>
        )
      }
      result={usePagesPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ pages, pageTemplates }, stale) => (
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {pages.length === 0 ? (
            <EmptyState action={{ href: newPageUrl(), label: t.newPage }}>{t.none}</EmptyState>
          ) : (
            <DataTable label={t.pages} columns={columns} rows={pages} stale={stale} />
          )}
          <Templates all={pageTemplates} pages={pages} />
        </Box>
      )}
    </AdminPage>
  );
}

/** Those that the shop does not have yet. */
function Templates({ all, pages }: { all: PagesPageQuery['pageTemplates']; pages: readonly Row[] }) {
  const missing = all.filter(({ kind }) => !pages.some((page) => page.kind === kind));
  if (missing.length === 0) return null;
  return (
    <Section title={t.templates} intro={t.templatesIntro}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {missing.map(({ kind, title }) => (
          <Button key={kind} variant="outlined" href={newPageUrl(kind)} aria-label={t.start(title)}>
            {title}
          </Button>
        ))}
      </Box>
    </Section>
  );
}
