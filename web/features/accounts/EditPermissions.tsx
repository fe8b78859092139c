import { useState } from 'react';
import * as t from '#messages/admin/accounts';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import type { Permission } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSetPermissionsMutation } from './EditPermissions.generated.tsx';
import { StaffDialog } from './StaffDialog.tsx';

interface EditPermissionsProps {
  user: { id: string; name: string; permissions: readonly Permission[] };
}

/** Gives and takes permissions of somebody else, as far as the viewer has them. */
export function EditPermissions({ user: { id, name, permissions } }: EditPermissionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [set, { loading, error, reset }] = useSetPermissionsMutation({ context: { inlineErrors: true } });
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const save = (chosen: Permission[]) =>
    void set({ variables: { input: { userId: id, permissions: chosen } } }).then(() => {
      toast(t.permissionsSaved);
      close();
    }, ignoreShown);
  return (
    <>
      <Button size="small" aria-label={t.editPermissionsOf(name)} onClick={() => setIsOpen(true)}>
        {t.edit}
      </Button>
      {isOpen && (
        <StaffDialog
          title={t.permissionsOf(name)}
          held={permissions}
          action={t.save}
          pending={loading}
          error={formError(error).message}
          onSubmit={save}
          onClose={close}
        />
      )}
    </>
  );
}
