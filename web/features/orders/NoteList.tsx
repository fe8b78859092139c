import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/timeline';
import { Time } from '../../ui/Time.tsx';

interface Note {
  id: string;
  text: string;
  authorName: string;
  isOwn: boolean;
  createdAt: string;
}

/** What the button says that deletes a note. */
export const deleteNote = {
  size: 'small',
  question: t.deleteThisNote,
  consequence: t.thisCannotBeTakenBack,
  action: t.deleteNote,
  children: t.deleteNote,
} as const;

interface NoteListProps {
  notes: readonly Note[];
  /** The button that deletes an own one. */
  remove: (note: Note) => ReactNode;
}

/** What staff noted, with who and when. */
export function NoteList({ notes, remove }: NoteListProps) {
  return (
    <Box component="ul" aria-label={t.notes} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
      {notes.map((note) => (
        <Box
          component="li"
          key={note.id}
          sx={{ mb: 1.5, px: 2, py: 1.25, borderRadius: 1, bgcolor: 'action.selected' }}
        >
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Box>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}
          >
            <span>
              {note.authorName}, <Time iso={note.createdAt} />
            </span>
            {note.isOwn && remove(note)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
