import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { LegalPage } from './useConsent.ts';

/** Links below the button that orders to the terms, the privacy policy and the right of withdrawal, where they are published. */
export function LegalLinks({ pages }: { pages: readonly LegalPage[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: '0.875rem',
        '&:empty': { display: 'none' },
        '& a': { display: 'block', lineHeight: '2.75rem' },
      }}
    >
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link href={path}>{title}</Link>
        </li>
      ))}
    </Box>
  );
}
