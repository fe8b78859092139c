import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/orders';
import { ignoreShown } from '../../../apollo/errors.ts';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChooseColumns } from '../../../ui/ChooseColumns.tsx';
import type { ColumnsOfList } from '../../../ui/chosen-columns.ts';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { toast } from '../../../ui/toast.tsx';
import type { TableQuery } from '../../../ui/useTableQuery.ts';
import {
  type OrderViewFragment,
  useDeleteOrderViewMutation,
  useSaveOrderViewMutation,
} from './OrderViews.generated.tsx';
import { viewHref, viewQuery } from './saved-view.ts';

const fields = defineFields({ name: { kind: 'text', label: t.nameOfTheView, required: true, max: 60 } });

interface SavedViewsProps {
  query: TableQuery;
  /** The one that is open. */
  view: OrderViewFragment | undefined;
  columns: ColumnsOfList;
}

/** What is done with the list as it is shown: save it as a view, change or delete the view that is open, choose columns. */
export function SavedViews({ query, view, columns }: SavedViewsProps) {
  const current = viewQuery(query.params);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {view ? (
        <OpenView key={view.id} query={query} view={view} current={current} />
      ) : (
        current && <NewView query={current} />
      )}
      <ChooseColumns of={columns} query={query} hint={t.columnsHint} />
    </Box>
  );
}

function NewView({ query }: { query: string }) {
  const navigate = useNavigate();
  const [save, state] = useSaveOrderViewMutation({ context: { inlineErrors: true } });
  const open: typeof save = async (options) => {
    const result = await save(options);
    const saved = result.data?.saveOrderView.views.find(
      ({ name }) => name === options?.variables?.input.name,
    );
    if (saved) void navigate(`?${query}&saved=${saved.id}`, { replace: true });
    return result;
  };
  return (
    <FormButton
      color="inherit"
      label={t.saveView}
      title={t.saveView}
      description={t.saveViewHint}
      action={t.saveView}
      mutation={[open, state]}
      done={t.viewSaved}
      toInput={(form) => ({ ...readFields(fields, form), query })}
    >
      {(errors) => <FormFields fields={fields} values={{}} errors={errors} />}
    </FormButton>
  );
}

interface OpenViewProps {
  query: TableQuery;
  view: OrderViewFragment;
  /** The list as it is shown. */
  current: string;
}

function OpenView({ query, view, current }: OpenViewProps) {
  const navigate = useNavigate();
  const { id, name } = view;
  const [save, { loading }] = useSaveOrderViewMutation();
  const rename = useSaveOrderViewMutation({ context: { inlineErrors: true } });
  const [remove, removing] = useDeleteOrderViewMutation();
  const restore = async () => {
    const { data } = await save({ variables: { input: { name, query: view.query } } });
    const again = data?.saveOrderView.views.find((each) => each.name === name);
    if (again) void navigate(viewHref(query, again));
  };
  const removeView = async () => {
    await remove({ variables: { input: { id } } });
    void navigate(query.all);
    toast(t.viewDeleted(name), {
      about: 'deleted view',
      action: { label: t.undo, onClick: () => void restore().catch(ignoreShown) },
    });
  };
  return (
    <>
      {current !== view.query && current && (
        <Button
          variant="outlined"
          loading={loading}
          onClick={() =>
            void save({ variables: { input: { id, name, query: current } } })
              .then(() => toast(t.viewSaved))
              .catch(ignoreShown)
          }
        >
          {t.saveChanges}
        </Button>
      )}
      <FormButton
        color="inherit"
        label={t.renameView}
        title={t.renameView}
        mutation={rename}
        done={t.viewSaved}
        toInput={(form) => ({ id, ...readFields(fields, form), query: view.query })}
      >
        {(errors) => <FormFields fields={fields} values={{ name }} errors={errors} />}
      </FormButton>
      <Button color="inherit" loading={removing.loading} onClick={() => void removeView().catch(ignoreShown)}>
        {t.deleteView}
      </Button>
    </>
  );
}
