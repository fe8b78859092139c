import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useEffect, useEffectEvent, useState } from 'react';
import * as t from '#messages/admin/edit-product';
import { PublicationChips } from '../../../features/catalog/PublicationChips.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditProductFragment } from './EditProductPage.generated.tsx';
import { typedTime } from './product-changes.ts';

interface PublicationFieldsProps {
  saved: Pick<EditProductFragment, 'id' | 'isDraft' | 'publishAt' | 'unpublishAt'>;
  timeZone: string;
  errors: Partial<Record<string, string>>;
  /** Call it when a field has another value by itself. */
  onSwitched: () => void;
}

/** The state of a product, and when it changes by itself. Switching it empties the time that would have switched it the same way. */
export function PublicationFields({ saved, timeZone, errors, onSwitched }: PublicationFieldsProps) {
  const [isDraft, setIsDraft] = useState(saved.isDraft);
  const stored = {
    publishAt: typedTime(saved.publishAt, timeZone),
    unpublishAt: typedTime(saved.unpublishAt, timeZone),
  };
  const [times, setTimes] = useState(stored);
  const noteSwitched = useEffectEvent(onSwitched);
  useEffect(noteSwitched, [isDraft]);
  const change = (next: boolean) => {
    setIsDraft(next);
    if (next === saved.isDraft) setTimes(stored);
    else setTimes({ publishAt: '', unpublishAt: next ? '' : times.unpublishAt });
  };
  const field = (name: keyof typeof times, label: string) => (
    <Box sx={{ minWidth: 0, width: { xs: '100%', sm: 260 } }}>
      <TextField
        type="datetime-local"
        name={name}
        label={label}
        hint={t.inTimeZone(timeZone)}
        value={times[name]}
        onChange={({ target }) => setTimes({ ...times, [name]: target.value })}
        error={errors[name]}
      />
    </Box>
  );
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Chip label={stateOf(saved)} color={saved.id && !saved.isDraft ? 'primary' : 'default'} />
        <PublicationChips product={saved} timeZone={timeZone} />
      </Stack>
      <FormControlLabel
        control={
          <Switch name="isDraft" checked={isDraft} onChange={({ target }) => change(target.checked)} />
        }
        label={t.draft}
        sx={{ mt: 1 }}
      />
      <FormHelperText sx={{ mb: 1.5 }}>{t.shoppersDoNotSeeA}</FormHelperText>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {isDraft && field('publishAt', t.onSaleFrom)}
        {field('unpublishAt', t.offSaleFrom)}
      </Stack>
      <FormHelperText>{t.byItself}</FormHelperText>
    </Box>
  );
}

function stateOf({ id, isDraft }: PublicationFieldsProps['saved']): string {
  if (!id) return t.notSavedYet;
  return isDraft ? t.draft : t.published;
}
