import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import * as t from '#messages/admin/accounts';
import type { Permission } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { offeredTo, permissionHints, permissionLabels, presets } from './permissions.ts';
import { may, useViewer } from './viewer.ts';

interface StaffDialogProps {
  title: string;
  /** Fields above the permissions. */
  children?: ReactNode;
  /** What the person has now. */
  held: readonly Permission[];
  /** Label of the button that sends the form. */
  action: string;
  pending: boolean;
  /** Why the server refused. */
  error: string | null;
  onSubmit: (chosen: Permission[], form: FormData) => void;
  onClose: () => void;
}

/** A form that ends with permissions: presets, and a checkbox for each. What the viewer lacks stays as it is. */
export function StaffDialog(props: StaffDialogProps) {
  const { title, children, held, action, pending, error, onSubmit, onClose } = props;
  const id = useId();
  const viewer = useViewer();
  const [chosen, setChosen] = useState<readonly Permission[]>(held);
  const permissions = offeredTo(held);
  const choose = (wanted: readonly Permission[]) =>
    setChosen(permissions.filter((each) => (may(viewer, each) ? wanted : held).includes(each)));
  return (
    <FormDialog
      title={title}
      action={action}
      pending={pending}
      error={error}
      width="xs"
      onSubmit={(form) => onSubmit([...chosen], form)}
      onClose={onClose}
    >
      {children}
      <Group title={t.usualTasks}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(presets).map(([label, preset]) => (
            <Button key={label} size="small" variant="outlined" onClick={() => choose(preset)}>
              {label}
            </Button>
          ))}
        </Stack>
      </Group>
      <Group title={t.permissions}>
        {permissions.map((each) => (
          <div key={each}>
            <FormControlLabel
              disabled={!may(viewer, each)}
              label={permissionLabels[each]}
              control={
                <Checkbox
                  checked={chosen.includes(each)}
                  slotProps={{ input: { 'aria-describedby': `${id}-${each}` } }}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
                  }
                />
              }
            />
            <FormHelperText id={`${id}-${each}`} sx={{ ml: 4, mt: -1 }}>
              {permissionHints[each]}
            </FormHelperText>
          </div>
        ))}
      </Group>
    </FormDialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
