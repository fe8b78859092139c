import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** HTML that the server made of Markdown: it holds no scripts or styles, and pictures of the shop alone. */
export function RichText({ html, sx }: { html: string; sx?: SxProps<Theme> }) {
  return (
    <Box
      dangerouslySetInnerHTML={{ __html: html }}
      sx={{
        maxWidth: '70ch',
        lineHeight: 1.6,
        overflowWrap: 'anywhere',
        '& h2, & h3, & h4, & h5, & h6': { mt: 4, mb: 1, lineHeight: 1.25, overflowWrap: 'anywhere' },
        '& h2': { fontSize: '1.5rem' },
        '& h3, & h4, & h5, & h6': { fontSize: '1.125rem' },
        '& a': { color: 'primary.main', textUnderlineOffset: 2 },
        '& img': { display: 'block', maxWidth: '100%', height: 'auto', my: 2, borderRadius: 2 },
        '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
        '& th, & td': {
          overflowWrap: 'normal',
          p: 1,
          border: 1,
          borderColor: 'divider',
          textAlign: 'start',
          verticalAlign: 'top',
        },
        '& blockquote': { m: 0, pl: 2, borderLeft: 2, borderColor: 'divider', color: 'text.secondary' },
        '& pre': { overflowX: 'auto' },
        '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 4 },
        ...sx,
      }}
    />
  );
}
