import Box from '@mui/material/Box';
import * as t from '#messages/admin/menus';
import { MoveButtons } from '../../../features/catalog/MoveButtons.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type Entry, nameOf } from './menu-entries.ts';

interface EntryRowProps {
  entry: Entry;
  index: number;
  count: number;
  onLabel: (label: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** An entry of a menu: what it leads to, its text, and buttons that move and remove it. */
export function EntryRow({ entry, index, count, onLabel, onMove, onRemove }: EntryRowProps) {
  const { kind, name, label, isShown } = entry;
  const target = name ?? t.gone(t.kinds[kind]);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{target}</Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {t.kinds[kind]}
          {name !== null && !isShown && `, ${t.notShown}`}
        </Box>
      </Box>
      <TextField
        label={t.labelOf(target)}
        required={kind === 'ADDRESS'}
        value={label}
        inputProps={{ maxLength: 60, placeholder: kind === 'ADDRESS' ? undefined : target }}
        onChange={({ target: field }) => onLabel(field.value)}
      />
      <Box sx={{ display: 'flex' }}>
        <MoveButtons name={nameOf(entry)} index={index} count={count} onMove={onMove} />
        <IconButton aria-label={t.remove(nameOf(entry))} onClick={onRemove}>
          <Icon name="cross" />
        </IconButton>
      </Box>
    </Box>
  );
}
