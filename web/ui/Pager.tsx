import Box from '@mui/material/Box';
import * as t from '#messages/ui';
import { Button } from './Button.tsx';
import { pagerItems } from './pager-items.ts';

interface PagerProps {
  page: number;
  pages: number;
  href: (page: number) => string;
}

/** Numbered links to the pages of a list; nothing when there is one page only. */
export function Pager({ page, pages, href }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={t.pages}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 1,
        mt: 5,
      }}
    >
      {pagerItems(page, pages).map((item) => (
        <Box key={item.page} sx={{ display: item.far ? { xs: 'none', sm: 'contents' } : 'contents' }}>
          {item.gapBefore !== 'never' && (
            <Box aria-hidden sx={{ display: item.gapBefore === 'phone' ? { sm: 'none' } : undefined }}>
              …
            </Box>
          )}
          <Button
            href={href(item.page)}
            variant={item.page === page ? 'contained' : 'outlined'}
            aria-label={t.page(item.page)}
            aria-current={item.page === page ? 'page' : undefined}
            sx={{ minWidth: 44, px: 1 }}
          >
            {item.page}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
