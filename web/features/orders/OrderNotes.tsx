import Paper from '@mui/material/Paper';
import * as t from '#messages/timeline';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { deleteNote, NoteList } from './NoteList.tsx';
import {
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
        <NoteList
          notes={data?.order.notes ?? []}
          remove={({ id: noteId }) => (
            <DeleteNote
              {...deleteNote}
              variables={{ input: { noteId } }}
              done={() => {
                onChange();
                return t.noteDeleted;
              }}
            />
          )}
        />
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
