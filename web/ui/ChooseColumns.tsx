import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/ui';
import { Button } from './Button.tsx';
import { type ColumnsOfList, keepColumns, shownNames } from './chosen-columns.ts';
import { FormDialog } from './FormDialog.tsx';
import { FieldInput } from './FormFields.tsx';
import type { TableQuery } from './useTableQuery.ts';

interface ChooseColumnsProps {
  of: ColumnsOfList;
  query: TableQuery;
  /** Where the choice is kept, and which columns stay. */
  hint: string;
}

/** Chooses the columns of a list: the address has them, and this browser keeps them. */
export function ChooseColumns({ of, query, hint }: ChooseColumnsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = shownNames(of, query);
  const choices = of.columns.flatMap(({ name, title }) => (name === undefined ? [] : [{ name, title }]));
  const choose = (form: FormData) => {
    const names = choices.flatMap(({ name }) => (form.has(name) ? [name] : []));
    query.apply({ columns: keepColumns(of, names) });
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
          description={hint}
          action={t.showColumns}
          pending={false}
          isLight
          error={null}
          onSubmit={choose}
          onClose={() => setIsOpen(false)}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {choices.map(({ name, title }) => (
              <FieldInput
                key={name}
                name={name}
                field={{ kind: 'flag', label: title }}
                value={shown.includes(name)}
              />
            ))}
          </Box>
        </FormDialog>
      )}
    </>
  );
}
