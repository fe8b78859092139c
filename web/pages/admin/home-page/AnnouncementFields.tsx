import Box from '@mui/material/Box';
import * as t from '#messages/admin/home-page';
import { TextField } from '../../../ui/TextField.tsx';
import type { Layout } from './home-blocks.ts';
import { LinkField } from './LinkField.tsx';

interface AnnouncementFieldsProps {
  announcement: Layout['announcement'];
  error?: string;
  onChange: (announcement: Layout['announcement']) => void;
}

/** The line above the bar of the shop: its text, and where it leads to. */
export function AnnouncementFields({ announcement, error, onChange }: AnnouncementFieldsProps) {
  const { text, href } = announcement;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <TextField
        label={t.announcementText}
        error={error}
        value={text}
        inputProps={{ maxLength: 120 }}
        onChange={({ target }) => onChange({ href, text: target.value })}
      />
      <LinkField
        label={t.announcementLink}
        value={href}
        onChange={(changed) => onChange({ text, href: changed })}
      />
    </Box>
  );
}
