import * as t from '#messages/admin/collections';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { collectionsUrl, editCollectionUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import {
  type CollectionsPageQuery,
  useCollectionsPageQuery,
  useDeleteCollectionMutation,
} from './Collections.generated.tsx';

const Delete = deleteButton(useDeleteCollectionMutation, t.deleted);

type Row = CollectionsPageQuery['collections'][number];

/** More products than that are not counted. */
const COUNTED = 10_000;

const newUrl = `${collectionsUrl}/new`;

const columns: Column<Row>[] = [
  {
    title: t.name,
    cell: ({ id, name }) => (
      <RowLink href={editCollectionUrl(id)} wraps>
        {name}
      </RowLink>
    ),
  },
  { title: t.filledBy, cell: ({ rule, problem }) => (rule ? (problem ?? t.byRule) : t.byHand) },
  {
    title: t.products,
    isNumber: true,
    cell: ({ count }) => (count === null ? t.notCounted : count > COUNTED ? t.moreThan : count),
  },
  { title: t.page, cell: ({ isPublished }) => (isPublished ? t.published : t.notPublished) },
  { title: t.usedBy, cell: ({ usedBy }) => (usedBy.length > 0 ? usedBy.join(', ') : '–') },
  actionsColumn(({ id, name }) => (
    <Delete variables={{ input: { id } }} name={name} consequence={t.consequence} />
  )),
];

/** The collections of products. */
export default function CollectionsPage() {
  return (
    <AdminPage
      title={t.collections}
      intro={t.intro}
      action={({ collections }) =>
        collections.length > 0 && (
          <Button variant="contained" href={newUrl}>
            {t.newCollection}
          </Button>
        )
      }
      result={useCollectionsPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ collections }, stale) =>
        collections.length === 0 ? (
          <EmptyState action={{ href: newUrl, label: t.newCollection }}>{t.none}</EmptyState>
        ) : (
          <DataTable label={t.collections} columns={columns} rows={collections} stale={stale} />
        )
      }
    </AdminPage>
  );
}
