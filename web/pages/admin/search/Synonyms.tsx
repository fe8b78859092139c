import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { SynonymGroupFragment } from './SearchSettingsPage.generated.tsx';
import { useDeleteSynonymMutation, useSaveSynonymMutation } from './Synonyms.generated.tsx';

const columns: Column<SynonymGroupFragment>[] = [
  { title: 'WORDS', cell: ({ words }) => words.join(', ') },
  { title: 'FIND', cell: ({ finds }) => (finds.length > 0 ? finds.join(', ') : 'each other') },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (group) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <EditSynonym group={group} label="Edit" of={group.words.join(', ')} />
        <DeleteGroup group={group} />
      </Box>
    ),
  },
];

/** The words that a search takes for each other. */
export function Synonyms({ groups }: { groups: readonly SynonymGroupFragment[] }) {
  return (
    <section aria-label="Synonyms">
      <Typography variant="h2">Synonyms</Typography>
      <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        Words that shoppers use for what the catalogue calls otherwise. Products that have the word itself
        come first.
      </Typography>
      <EditSynonym group={{ words: [], finds: [] }} label="Add synonyms" />
      {groups.length > 0 && <DataTable label="Synonyms" columns={columns} rows={groups} stale={false} />}
    </section>
  );
}

interface EditSynonymProps {
  group: { id?: string; words: readonly string[]; finds: readonly string[] };
  label: string;
  /** What the button is about, for screen readers; without it the button is that of the whole list. */
  of?: string;
}

/** A button that opens the form of a group, new without an id. */
export function EditSynonym({ group, label, of }: EditSynonymProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [save, { loading, error, reset }] = useSaveSynonymMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const send = (form: FormData) => {
    const input = { id: group.id, words: listed(form.get('words')), finds: listed(form.get('finds')) };
    void save({ variables: { input } }).then(() => {
      toast('Synonyms saved');
      close();
    }, ignoreShown);
  };
  return (
    <>
      <Button
        size={of ? 'small' : 'medium'}
        variant={of ? 'text' : 'outlined'}
        aria-label={of && `${label}: ${of}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title="Synonyms"
          pending={loading}
          error={message ?? null}
          onSubmit={send}
          onClose={close}
        >
          <TextField
            required
            autoFocus
            label="Words"
            name="words"
            defaultValue={group.words.join(', ')}
            hint='With commas between them, such as "tv, television, telly".'
            error={fields.words}
          />
          <TextField
            label="Find besides (optional)"
            name="finds"
            defaultValue={group.finds.join(', ')}
            hint="What a search for one of the words finds, but not the other way round. Left empty, the words find each other."
            error={fields.finds}
          />
        </FormDialog>
      )}
    </>
  );
}

const listed = (text: unknown) =>
  String(text)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function DeleteGroup({ group: { id, words } }: { group: SynonymGroupFragment }) {
  const [remove, { loading }] = useDeleteSynonymMutation();
  return (
    <DeleteButton
      name={words.join(', ')}
      consequence="A search for one of the words no longer finds the others."
      pending={loading}
      onDelete={() => void remove({ variables: { id } }).then(() => toast('Synonyms deleted'), ignoreShown)}
    />
  );
}
