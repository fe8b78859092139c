import Paper from '@mui/material/Paper';
import * as t from '#messages/timeline';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { deleteNote, NoteList } from '../../../features/orders/NoteList.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { TextForm } from '../../../features/orders/TextForm.tsx';
import {
  type CustomerNotesFragment,
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
} from './Customer.generated.tsx';

const DeleteNote = actionButton(useDeleteCustomerNoteMutation, t.noteDeleted);

/** What staff noted about a customer. */
export function CustomerNotes({ customer: { id, notes } }: { customer: CustomerNotesFragment }) {
  const [add, adding] = useAddCustomerNoteMutation({ context: { inlineErrors: true } });
  return (
    <Paper variant="outlined">
      <OrderSection title={t.notes}>
        <NoteList
          notes={notes}
          remove={({ id: noteId }) => <DeleteNote {...deleteNote} variables={{ input: { noteId } }} />}
        />
        <TextForm
          label={t.noteForStaff}
          hint={t.notesHint}
          action={t.addNote}
          done={t.noteAdded}
          error={adding.error}
          loading={adding.loading}
          onSend={(written) => add({ variables: { input: { ...written, customerId: id } } })}
        />
      </OrderSection>
    </Paper>
  );
}
