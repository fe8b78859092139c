import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/stocktake';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { stocktakeUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import {
  type StocktakeRowFragment,
  useStartStocktakeMutation,
  useStocktakesQuery,
} from './Stocktakes.generated.tsx';

const FIRST = 20;

const fields = defineFields({
  name: { kind: 'text', label: t.name, hint: t.nameHint, max: 100 },
});

const columns: Column<StocktakeRowFragment>[] = [
  {
    title: t.nameColumn,
    cell: ({ id, name }) => (
      <RowLink href={stocktakeUrl(id)} wraps>
        {name}
      </RowLink>
    ),
  },
  { title: t.stateColumn, cell: ({ state }) => t.states[state] },
  { title: t.linesColumn, isNumber: true, cell: ({ lineCount }) => lineCount },
  { title: t.startedColumn, cell: ({ createdAt }) => <Time iso={createdAt} /> },
  { title: t.byColumn, cell: ({ createdByName }) => createdByName ?? t.somebody },
  { title: t.finishedColumn, cell: ({ finishedAt }) => (finishedAt ? <Time iso={finishedAt} /> : '–') },
];

/** The stock-takes, the newest first, and what starts one. */
export default function StocktakesPage() {
  const query = useTableQuery(['started']);
  const after = query.filter('after');
  const result = useStocktakesQuery({
    variables: { first: FIRST, after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title={t.stocktakes} intro={t.intro} action={<Start />} result={result}>
      {({ stocktakes: { nodes, pageInfo } }, stale) => (
        <>
          {nodes.length === 0 ? (
            <EmptyState>{t.none}</EmptyState>
          ) : (
            <DataTable label={t.stocktakes} columns={columns} rows={nodes} stale={stale} />
          )}
          <PageLinks query={query} {...pageInfo} />
        </>
      )}
    </AdminPage>
  );
}

function Start() {
  const navigate = useNavigate();
  const [run, state] = useStartStocktakeMutation({ context: { inlineErrors: true } });
  const start = async (options: Parameters<typeof run>[0]) => {
    const { data } = await run(options);
    if (data) navigate(stocktakeUrl(data.startStocktake.stocktake.id));
  };
  return (
    <FormButton
      variant="contained"
      label={t.start}
      title={t.start}
      action={t.startIt}
      mutation={[start, state]}
      done={t.started}
      toInput={(form) => readFields(fields, form)}
    >
      {(errors) => <FormFields fields={fields} values={{}} errors={errors} />}
    </FormButton>
  );
}
