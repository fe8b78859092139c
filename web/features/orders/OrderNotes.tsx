import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import * as t from '#messages/timeline';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Time } from '../../ui/Time.tsx';
import {
  type OrderNotesFragment,
  useAddOrderNoteMutation,
  useDeleteOrderNoteMutation,
  useOrderNotesQuery,
} from './OrderNotes.generated.tsx';
import { OrderSection } from './OrderSection.tsx';
import { TextForm } from './TextForm.tsx';

const DeleteNote = actionButton(useDeleteOrderNoteMutation);

interface OrderNotesProps {
  id: string;
  onChange: () => void;
}

/** For staff: what they noted about an order. */
export function OrderNotes({ id, onChange }: OrderNotesProps) {
  const { data, error, refetch } = useOrderNotesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [add, adding] = useAddOrderNoteMutation({ context: { inlineErrors: true } });
  return (
    <Paper variant="outlined" sx={{ mt: 2 }}>
      <OrderSection title={t.notes}>
        <LoadError error={error} onRetry={refetch} />
        <Box component="ul" aria-label={t.notes} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {data?.order.notes?.map((note) => (
            <Note key={note.id} {...{ note, onChange }} />
          ))}
        </Box>
        <TextForm
          label={t.noteForStaff}
          hint={t.notesHint}
          action={t.addNote}
          done={t.noteAdded}
          error={adding.error}
          loading={adding.loading}
          onSend={(written) => add({ variables: { input: { ...written, orderId: id } } }).then(onChange)}
        />
      </OrderSection>
    </Paper>
  );
}

interface NoteProps {
  note: NonNullable<OrderNotesFragment['notes']>[number];
  onChange: () => void;
}

function Note({ note, onChange }: NoteProps) {
  const { id, text, authorName, isOwn, createdAt } = note;
  return (
    <Box component="li" sx={{ mb: 1.5, px: 2, py: 1.25, borderRadius: 2, bgcolor: 'action.selected' }}>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}>
        <span>
          {authorName}, <Time iso={createdAt} />
        </span>
        {isOwn && (
          <DeleteNote
            size="small"
            variables={{ input: { noteId: id } }}
            question={t.deleteThisNote}
            consequence={t.thisCannotBeTakenBack}
            action={t.deleteNote}
            done={() => {
              onChange();
              return t.noteDeleted;
            }}
          >
            {t.deleteNote}
          </DeleteNote>
        )}
      </Box>
    </Box>
  );
}
