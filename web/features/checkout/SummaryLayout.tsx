import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SummaryLayoutProps {
  children: ReactNode;
  summary: ReactNode;
  /** The page's main button; on phones it sticks to the bottom. */
  action?: ReactNode;
  /** Further buttons, which stand below it. */
  tools?: ReactNode;
  /** On phones the summary stands above the content, so that the total is seen without scrolling. */
  summaryFirst?: boolean;
}

/** Content with a summary beside it, or in one column on phones. */
export function SummaryLayout(props: SummaryLayoutProps) {
  const { children, summary, action, tools, summaryFirst } = props;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        alignItems: 'start',
        '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
        // Keeps focused elements above the sticky button.
        ...(action && { '& a, & button, & select': { scrollMarginBottom: { xs: 96, md: 0 } } }),
      }}
    >
      <div>{children}</div>
      <Box
        sx={{
          display: { xs: 'contents', md: 'grid' },
          gap: 2,
          position: 'sticky',
          top: 24,
          '@media print': { display: 'block' },
        }}
      >
        <Box sx={{ order: { xs: summaryFirst ? -1 : 0, md: 0 } }}>{summary}</Box>
        {action && (
          <Box
            sx={{
              position: { xs: 'sticky', md: 'static' },
              bottom: 0,
              zIndex: 1,
              py: { xs: 1.5, md: 0 },
              bgcolor: 'background.default',
            }}
          >
            {action}
          </Box>
        )}
        {tools && <Box data-screen-only>{tools}</Box>}
      </Box>
    </Box>
  );
}
