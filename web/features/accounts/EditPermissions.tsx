import * as t from '#messages/admin/accounts';
import { FormButton } from '../../apollo/FormButton.tsx';
import type { Permission } from '../../schema.generated.ts';
import { useSetPermissionsMutation } from './EditPermissions.generated.tsx';
import { PermissionBoxes, permissionsIn } from './PermissionBoxes.tsx';

interface EditPermissionsProps {
  user: { id: string; name: string; permissions: readonly Permission[] };
}

/** Gives and takes permissions of somebody else, as far as the viewer has them. The id as the fragment of the address opens it. */
export function EditPermissions({ user: { id, name, permissions } }: EditPermissionsProps) {
  return (
    <FormButton
      label={t.edit}
      size="small"
      aria-label={t.editPermissionsOf(name)}
      title={t.permissionsOf(name)}
      openedBy={id}
      width="xs"
      mutation={useSetPermissionsMutation({ context: { inlineErrors: true } })}
      done={t.permissionsSaved}
      toInput={(form) => ({ userId: id, permissions: permissionsIn(form) })}
    >
      {() => <PermissionBoxes held={permissions} />}
    </FormButton>
  );
}
