import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/orders';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FieldInput } from '../../../ui/FormFields.tsx';
import type { TableQuery } from '../../../ui/useTableQuery.ts';
import { type Choices, type ColumnName, chooseColumns, shownColumns } from './shown-columns.ts';

/** Chooses the columns of the list: a saved view has its own, otherwise this browser keeps them. */
export function ChooseColumns({ query, choices }: { query: TableQuery; choices: Choices }) {
  const names = Object.keys(choices) as ColumnName[];
  const [isOpen, setIsOpen] = useState(false);
  const shown = shownColumns(query.filter('columns'), choices);
  const choose = (form: FormData) => {
    query.apply({ columns: chooseColumns(names.filter((name) => form.has(name))) });
    setIsOpen(false);
  };
  return (
    <>
      <Button color="inherit" onClick={() => setIsOpen(true)}>
        {t.columns}
      </Button>
      {isOpen && (
        <FormDialog
          title={t.columnsOfTheList}
          description={t.columnsHint}
          action={t.showColumns}
          pending={false}
          error={null}
          onSubmit={choose}
          onClose={() => setIsOpen(false)}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {names.map((name) => (
              <FieldInput
                key={name}
                name={name}
                field={{ kind: 'flag', label: choices[name]! }}
                value={shown.includes(name)}
              />
            ))}
          </Box>
        </FormDialog>
      )}
    </>
  );
}
