import { useState } from 'react';
import * as t from '#messages/delete-button';
import { ConfirmDialog } from './ConfirmDialog.tsx';
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
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton
        color="error"
        aria-label={t.deleteItem(name)}
        disabled={pending}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash" size={20} />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={t.deleteQuestion(name)}
          action={t.deleteLabel}
          onConfirm={onDelete}
          onClose={() => setIsAsking(false)}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </>
  );
}
