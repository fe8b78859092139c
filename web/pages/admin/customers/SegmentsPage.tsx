import Box from '@mui/material/Box';
import * as t from '#messages/admin/segments';
import type { MoneySettings } from '#money/format-money';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { customersUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { filterParams, filterTexts } from './customer-filter.ts';
import { FilterFields, readFilterForm } from './FilterFields.tsx';
import {
  type SegmentRowFragment,
  type SegmentsQuery,
  useChangeSegmentFilterMutation,
  useDeleteSegmentMutation,
  useRenameSegmentMutation,
  useSegmentsQuery,
} from './Segments.generated.tsx';

const Delete = deleteButton(useDeleteSegmentMutation, t.deleted);

type Row = SegmentsQuery['segments'][number];

/** More customers than that are not counted. */
const COUNTED = 10_000;

/** The list of the customers of a segment. */
function listOf({ filter }: SegmentRowFragment): string {
  const set = Object.entries(filterParams(filter)).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${customersUrl}?${new URLSearchParams(set)}`;
}

const columnsOf = (settings: MoneySettings): Column<Row>[] => [
  {
    title: t.name,
    cell: (segment) => (
      <RowLink href={listOf(segment)} wraps>
        {segment.name}
      </RowLink>
    ),
  },
  {
    title: t.conditions,
    cell: ({ filter, names }) => (
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {filterTexts(filter, settings, names).join(', ')}
        {names.problem && (
          <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
            {names.problem}
          </Box>
        )}
      </Box>
    ),
  },
  {
    title: t.people,
    isNumber: true,
    cell: ({ people }) => (people === null ? t.notCounted : people > COUNTED ? t.moreThan : people),
  },
  actionsColumn((segment) => (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      <Change segment={segment} currency={settings.currency} />
      <Rename {...segment} />
      <Delete variables={{ input: { id: segment.id } }} name={segment.name} consequence={t.consequence} />
    </Box>
  )),
];

function Change({ segment, currency }: { segment: Row; currency: string }) {
  const { id, name, filter, names } = segment;
  return (
    <FormButton
      label={t.change}
      size="small"
      aria-label={t.changeThis(name)}
      title={t.changeThis(name)}
      description={t.changeHint}
      mutation={useChangeSegmentFilterMutation({ context: { inlineErrors: true } })}
      done={t.changed}
      otherField="filter"
      toInput={(form) => ({ id, filter: readFilterForm(form, filter.currency ?? currency) })}
    >
      {(errors) => <FilterFields filter={filter} names={names} errors={errors} />}
    </FormButton>
  );
}

function Rename({ id, name }: Pick<Row, 'id' | 'name'>) {
  return (
    <FormButton
      label={t.rename}
      size="small"
      aria-label={t.renameThis(name)}
      title={t.renameThis(name)}
      width="xs"
      mutation={useRenameSegmentMutation({ context: { inlineErrors: true } })}
      done={t.renamed}
      toInput={(form) => ({ id, name: String(form.get('name') ?? '') })}
    >
      {(errors) => (
        <TextField
          {...{ required: true, autoFocus: true, name: 'name', label: t.name, error: errors.name }}
          defaultValue={name}
          inputProps={{ maxLength: 60 }}
        />
      )}
    </FormButton>
  );
}

/** The saved filters of customers. */
export default function SegmentsPage() {
  const settings = useSettings();
  return (
    <AdminPage
      title={t.segments}
      intro={t.intro}
      result={useSegmentsQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ segments }, stale) =>
        segments.length === 0 ? (
          <EmptyState action={{ href: customersUrl, label: t.toCustomers }}>{t.none}</EmptyState>
        ) : (
          <DataTable label={t.segments} columns={columnsOf(settings)} rows={segments} stale={stale} />
        )
      }
    </AdminPage>
  );
}
