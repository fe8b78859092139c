import Box from '@mui/material/Box';
import { useEffect } from 'react';
import * as t from '#messages/admin/palette';
import { Money } from '../../../ui/Money.tsx';
import type { Option } from './options.ts';

interface PaletteListProps {
  /** Of the list; options have it with their index. */
  id: string;
  /** Those of a group follow each other. */
  options: readonly Option[];
  /** The one that Enter chooses; -1 for none. */
  index: number;
  onChoose: (option: Option) => void;
}

/** The list of a combobox, in groups. */
export function PaletteList({ id, options, index, onChoose }: PaletteListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, index]);
  if (options.length === 0) return null;
  const groups = [...Map.groupBy(options.entries(), ([, { group }]) => group)];
  return (
    <Box id={id} role="listbox" aria-label={t.results} sx={list}>
      {groups.map(([group, entries]) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Box id={`${id}-${group}`} role="presentation" sx={heading}>
            {group}
          </Box>
          {entries.map(([place, option]) => (
            <Box
              key={option.key}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === index}
              // Else the field would lose the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {option.label}
                </Box>
                {option.detail && (
                  <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', opacity: 0.85 }}>
                    {option.detail}
                  </Box>
                )}
              </Box>
              {option.price && <Money {...option.price} />}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const heading = {
  px: 1.5,
  pt: 1.5,
  pb: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
};

const list = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  p: 0.5,
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 1.5,
    py: 0.5,
    borderRadius: 1,
    cursor: 'pointer',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
  },
  '& [role=option]:hover': { bgcolor: 'action.hover' },
  '& [role=option][aria-selected=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
