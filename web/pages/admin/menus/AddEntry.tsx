import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import * as t from '#messages/admin/menus';
import { CategorySearch } from '../../../features/catalog/CategorySearch.tsx';
import type { MenuItemKind } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { MenusPageQuery } from './Menus.generated.tsx';
import { type Entry, entryOf } from './menu-entries.ts';

interface AddEntryProps {
  choices: Pick<MenusPageQuery, 'menuChoices' | 'categories'>;
  onAdd: (entry: Entry) => void;
}

/** The form of a new entry, which is added at the end. */
export function AddEntry({ choices: { menuChoices, categories }, onAdd }: AddEntryProps) {
  const [kind, setKind] = useState<MenuItemKind>('PAGE');
  const [target, setTarget] = useState('');
  const [label, setLabel] = useState('');
  const choose = (to: MenuItemKind) => {
    setKind(to);
    setTarget('');
  };
  const named = () => {
    if (kind === 'ADDRESS') return { name: target.trim(), isShown: true };
    if (kind === 'CATEGORY') {
      const name = categories.find(({ id }) => id === target)?.path.at(-1)?.name ?? null;
      return { name, isShown: name !== null };
    }
    const choice = menuChoices.find(({ id }) => id === target);
    return { name: choice?.name ?? null, isShown: choice?.isPublished ?? false };
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd(entryOf({ kind, target: target.trim(), label: label.trim(), ...named() }));
    setTarget('');
    setLabel('');
  };
  return (
    <Box
      component="form"
      onSubmit={add}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Select
        label={t.leadsTo}
        value={kind}
        options={Object.entries(t.kinds)}
        onChange={(to) => choose(to as MenuItemKind)}
      />
      {kind === 'CATEGORY' && (
        <CategorySearch
          label={t.kinds.CATEGORY}
          categories={categories}
          value={target}
          onChange={setTarget}
        />
      )}
      {kind === 'ADDRESS' && (
        <TextField
          required
          label={t.kinds.ADDRESS}
          hint={t.addressHint}
          value={target}
          inputProps={{ maxLength: 500, pattern: '\\s*(/|https://).*' }}
          onChange={({ target: field }) => setTarget(field.value)}
        />
      )}
      {(kind === 'PAGE' || kind === 'COLLECTION') && (
        <Select
          required
          label={t.kinds[kind]}
          none={t.choose}
          value={target}
          options={menuChoices
            .filter((choice) => choice.kind === kind)
            .map(({ id, name, isPublished }) => [id, isPublished ? name : t.draftOf(name)])}
          onChange={setTarget}
        />
      )}
      <TextField
        label={t.label}
        hint={kind === 'ADDRESS' ? undefined : t.labelHint}
        required={kind === 'ADDRESS'}
        value={label}
        inputProps={{ maxLength: 60 }}
        onChange={({ target: field }) => setLabel(field.value)}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button type="submit" variant="outlined">
          {t.addEntry}
        </Button>
      </Box>
    </Box>
  );
}
