import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** Of the heading, for links to it. */
  id?: string;
  title: string;
  /** Stands beside the heading. */
  action?: ReactNode;
  /** What the section is about. */
  intro?: ReactNode;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A part of a page below a heading of its own. */
export function Section({ id: given, title, action, intro, children, sx }: SectionProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2, ...sx }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {intro && <Typography sx={{ maxWidth: '65ch', color: 'text.secondary' }}>{intro}</Typography>}
      {children}
    </Stack>
  );
}
