import Box from '@mui/material/Box';
import * as t from '#messages/admin/setup';
import { adminHomeUrl } from '../../router/admin-urls.ts';
import { RouterLink } from '../../ui/RouterLink.tsx';

/** In one line how many notices stand on the home screen. */
export function OpenIssues({ count }: { count: number }) {
  return (
    <Box
      role="status"
      sx={{ display: 'flex', justifyContent: 'end', mt: -2, mb: 0.5, fontSize: '0.8125rem' }}
    >
      <Box
        component={RouterLink}
        href={adminHomeUrl}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24, color: 'inherit' }}
      >
        {t.openIssues(count)}
      </Box>
    </Box>
  );
}
