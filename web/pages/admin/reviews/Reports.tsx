import Box from '@mui/material/Box';
import * as t from '#messages/admin/reviews';
import { Day } from '../../../ui/Day.tsx';
import type { ReviewRowFragment } from './Reviews.generated.tsx';

/** What people reported about a review. */
export function Reports({ row: { openReports, reports } }: { row: ReviewRowFragment }) {
  if (openReports === 0) return null;
  return (
    <Box sx={{ mt: 1, px: 1.5, py: 1, borderRadius: 1, border: 1, borderColor: 'warning.main' }}>
      <Box component="b" sx={{ color: 'warning.main' }}>
        {t.reported(openReports)}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reports.map(({ id, reason, text, createdAt }) => (
          <li key={id}>
            {t.reasons[reason]}, <Day iso={createdAt} />
            {text && <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{text}</Box>}
          </li>
        ))}
      </Box>
      {openReports > reports.length && t.andMore(openReports - reports.length)}
    </Box>
  );
}
