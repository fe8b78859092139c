import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ignoreShown } from '../../../apollo/errors.ts';
import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
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

const fields = defineFields({
  words: {
    ...{ kind: 'words', label: 'Words', required: true },
    hint: 'With commas between them, such as "tv, television, telly".',
  },
  finds: {
    ...{ kind: 'words', label: 'Find besides' },
    hint: 'What a search for one of the words finds, but not the other way round. Left empty, the words find each other.',
  },
});

interface EditSynonymProps {
  group: { id?: string; words: readonly string[]; finds: readonly string[] };
  label: string;
  /** What the button is about, for screen readers; without it the button is that of the whole list. */
  of?: string;
}

/** A button that opens the form of a group, new without an id. */
export function EditSynonym({ group, label, of }: EditSynonymProps) {
  const save = useSaveSynonymMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields: errors, dialog } = useDialogForm(save, 'Synonyms saved');
  const submit = (form: FormData) => send({ input: { id: group.id, ...readFields(fields, form) } });
  return (
    <>
      <Button
        size={of ? 'small' : 'medium'}
        variant={of ? 'text' : 'outlined'}
        aria-label={of && `${label}: ${of}`}
        onClick={open}
      >
        {label}
      </Button>
      {isOpen && (
        <FormDialog title="Synonyms" {...dialog} onSubmit={submit}>
          <FormFields fields={fields} values={group} errors={errors} />
        </FormDialog>
      )}
    </>
  );
}

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
