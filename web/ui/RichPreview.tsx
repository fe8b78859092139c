import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as t from '#messages/markdown';

interface RichPreviewProps {
  /** What there is to say of the text; may be empty. */
  said: string;
  /** The text as shoppers see it; nothing while it is empty. */
  children: ReactNode;
}

/** How a text that staff write as Markdown looks. */
export function RichPreview({ said, children }: RichPreviewProps) {
  return (
    <>
      <Typography
        role="status"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      >
        {said}
      </Typography>
      <Box
        sx={{
          p: { xs: 2, md: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {children || <Typography>{t.nothingToShow}</Typography>}
      </Box>
    </>
  );
}
