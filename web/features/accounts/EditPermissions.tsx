import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ignoreShown } from '../../apollo/errors.ts';
import type { Permission } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSetPermissionsMutation } from './EditPermissions.generated.tsx';
import { permissionLabels, presets } from './permissions.ts';
import type { ViewerFragment } from './Viewer.generated.tsx';
import { may, useViewer } from './viewer.ts';

const permissions = Object.keys(permissionLabels) as Permission[];

/** Gives and takes permissions of somebody else, as far as the viewer has them. */
export function EditPermissions({ user: { id, name, permissions: held } }: { user: ViewerFragment }) {
  const viewer = useViewer();
  const [chosen, setChosen] = useState<readonly Permission[] | null>(null);
  const [set, { loading }] = useSetPermissionsMutation();
  if (id === viewer?._id) return null;
  // What the viewer lacks stays as it is.
  const choose = (wanted: readonly Permission[]) =>
    setChosen(permissions.filter((each) => (may(viewer, each) ? wanted : held).includes(each)));
  const save = () =>
    void set({ variables: { input: { userId: id, permissions: [...chosen!] } } }).then(
      () => toast('Permissions saved'),
      ignoreShown,
    );
  return (
    <>
      <Button
        size="small"
        loading={loading}
        aria-label={`Permissions of ${name}`}
        onClick={() => setChosen(held)}
      >
        Permissions
      </Button>
      {chosen && (
        <ConfirmDialog
          title={`Permissions of '${name}'`}
          action="Save"
          onConfirm={save}
          onClose={() => setChosen(null)}
        >
          <Stack
            component="span"
            role="group"
            aria-label="Presets"
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 1 }}
          >
            {Object.entries({ ...presets, None: [] }).map(([label, preset]) => (
              <Button key={label} size="small" variant="outlined" onClick={() => choose(preset)}>
                {label}
              </Button>
            ))}
          </Stack>
          <Stack component="span" sx={{ mt: 1 }}>
            {permissions.map((each) => (
              <FormControlLabel
                key={each}
                disabled={!may(viewer, each)}
                label={permissionLabels[each]}
                control={
                  <Checkbox
                    checked={chosen.includes(each)}
                    onChange={({ target }) =>
                      choose(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
                    }
                  />
                }
              />
            ))}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
