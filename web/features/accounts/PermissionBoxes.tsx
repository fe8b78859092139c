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
import { offeredTo, permissionHints, permissionLabels } from './permissions.ts';
import { afterPress, isPressed, presets } from './presets.ts';
import { may, useViewer } from './viewer.ts';

/** What is chosen in a form with `PermissionBoxes`. */
export const permissionsIn = (form: FormData) => form.getAll('permission') as Permission[];

/** Permissions in a form: presets, and a checkbox for each. What the viewer lacks stays as the person has it now. */
export function PermissionBoxes({ held }: { held: readonly Permission[] }) {
  const id = useId();
  const viewer = useViewer();
  const [chosen, setChosen] = useState<readonly Permission[]>(held);
  const permissions = offeredTo(held);
  const choose = (wanted: readonly Permission[]) =>
    setChosen(permissions.filter((each) => (may(viewer, each) ? wanted : held).includes(each)));
  return (
    <>
      {chosen.map((each) => (
        <input key={each} type="hidden" name="permission" value={each} />
      ))}
      <Group title={t.usualTasks}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {Object.keys(presets).map((label) => (
            <Button
              key={label}
              size="small"
              variant={isPressed(label, chosen) ? 'contained' : 'outlined'}
              aria-pressed={isPressed(label, chosen)}
              onClick={() => choose(afterPress(label, chosen))}
            >
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
    </>
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
