import * as t from '#messages/delete-button';
import { Confirmed } from './ConfirmDialog.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface DeleteButtonProps {
  /** What is deleted, as its readers know it. */
  name: string;
  /** What deleting it means. */
  consequence: string;
  pending: boolean;
  onDelete: () => void;
}

/** Deletes something after a confirmation that names it. */
export function DeleteButton({ name, consequence, pending, onDelete }: DeleteButtonProps) {
  return (
    <Confirmed
      title={t.deleteQuestion(name)}
      action={t.deleteLabel}
      onConfirm={onDelete}
      button={(ask) => (
        <IconButton color="error" aria-label={t.deleteItem(name)} disabled={pending} onClick={ask}>
          <Icon name="trash" size={20} />
        </IconButton>
      )}
    >
      {consequence}
    </Confirmed>
  );
}
