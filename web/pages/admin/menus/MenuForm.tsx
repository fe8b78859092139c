import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/menus';
import { formError, ignoreShown, readFailure } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import { AddEntry } from './AddEntry.tsx';
import { EntryRow } from './EntryRow.tsx';
import { type EditedMenuFragment, type MenusPageQuery, useSaveMenuMutation } from './Menus.generated.tsx';
import { type Entry, entryOf, nameOf, withMoved } from './menu-entries.ts';

/** Entries of a menu. */
const MOST = 20;

interface MenuFormProps {
  menu: EditedMenuFragment;
  choices: Pick<MenusPageQuery, 'menuChoices' | 'categories'>;
  /** Reads what somebody else has saved meanwhile. */
  onReload: () => Promise<EditedMenuFragment | undefined>;
}

/** The entries of a menu in their order. What was changed stays when the menus are read again. */
export function MenuForm({ menu, choices, onReload }: MenuFormProps) {
  const [version, setVersion] = useState(menu.version);
  const [entries, setEntries] = useState(() => menu.items.map(entryOf));
  const [done, setDone] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  const [save, { loading, error, reset }] = useSaveMenuMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const title = t.titles[menu.place];
  const show = (saved: EditedMenuFragment) => {
    setVersion(saved.version);
    setEntries(saved.items.map(entryOf));
    setDone('');
  };
  const send = async () => {
    const items = entries.map(({ kind, target, label }) => ({ kind, target, label }));
    const sent = sending();
    const { data } = await save({ variables: { input: { place: menu.place, version, items } } });
    if (!data) return;
    sent();
    toast(t.saved);
    show(data.saveMenu.menu);
  };
  const change = (changed: Entry[], what: string) => {
    setEntries(changed);
    setDone(what);
  };
  const reload = async () => {
    const saved = await onReload();
    if (!saved) return;
    reset();
    show(saved);
  };
  const id = `menu-${menu.place}`;
  return (
    <Section title={title} intro={t.hints[menu.place]}>
      <Box
        component="form"
        id={id}
        ref={form}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send().catch(ignoreShown);
        }}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {/* The order belongs to what the form holds. */}
        <input type="hidden" value={entries.map(({ key }) => key).join()} />
        {entries.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>}
        <Box
          component="ol"
          aria-label={t.entries(title)}
          sx={{ m: 0, p: 0, listStyle: 'none', '&:empty': { display: 'none' } }}
        >
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              index={index}
              count={entries.length}
              onLabel={(label) =>
                setEntries(entries.map((each) => (each === entry ? { ...entry, label } : each)))
              }
              onMove={(to) =>
                change(withMoved(entries, index, to), t.movedTo(nameOf(entry), to + 1, entries.length))
              }
              onRemove={() =>
                change(
                  entries.filter((each) => each !== entry),
                  t.removed(nameOf(entry)),
                )
              }
            />
          ))}
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {done}
        </Typography>
        {message && (
          <Message severity="error">
            {fields.items ?? message}{' '}
            {error && readFailure(error).code === 'CONFLICT' && (
              <Button color="inherit" size="small" onClick={() => void reload().catch(ignoreShown)}>
                {t.showTheirs}
              </Button>
            )}
          </Message>
        )}
        {question}
      </Box>
      {entries.length < MOST && (
        <AddEntry choices={choices} onAdd={(entry) => change([...entries, entry], t.added(nameOf(entry)))} />
      )}
      <Box>
        <SubmitButton form={id} pending={loading}>
          {t.save(title)}
        </SubmitButton>
      </Box>
    </Section>
  );
}
