import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as t from '#messages/order';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Time } from '../../../ui/Time.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { nextSteps } from './next-steps.ts';

interface NextStepsProps {
  order: OrderDetailFragment;
  heading?: 'h2' | 'h3';
}

/** The steps of an order that is not shipped yet, on a line: done, under way, and to come. */
export function NextSteps({ order, heading = 'h3' }: NextStepsProps) {
  const id = useId();
  return (
    <div>
      <Typography variant="h2" component={heading} id={id} sx={{ mb: 2, fontSize: '1.5rem' }}>
        {t.whatHappensNext}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {nextSteps(order).map(({ title, detail, at, when }, index) => (
          <Box
            component="li"
            key={title}
            aria-current={index === 1 ? 'step' : undefined}
            sx={[step, index === 0 && { '&::before': { bgcolor: 'text.primary' } }]}
          >
            <Box aria-hidden sx={[mark, index === 0 && done, index === 1 && now]}>
              {index === 0 && <Icon name="check" size={14} />}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600, ...(index > 1 && { color: 'text.secondary' }) }}>
                {title}
                {index === 0 && <VisuallyHidden>{t.doneStep}</VisuallyHidden>}
              </Box>
              {detail && <Box sx={small}>{detail}</Box>}
            </Box>
            <Box sx={{ ...small, textAlign: 'right' }}>{at ? <Time iso={at} /> : when}</Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const small = { fontSize: '0.8125rem', lineHeight: 1.5, color: 'text.secondary' };
const step = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) fit-content(45%)',
  columnGap: 1.5,
  pb: 2.5,
  // The line to the next mark.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 24,
    bottom: 0,
    width: 2,
    bgcolor: 'divider',
  },
  '&:last-of-type': { pb: 0 },
};
const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: 2,
  borderColor: 'field.main',
  bgcolor: 'background.default',
};
const done = { borderColor: 'text.primary', bgcolor: 'text.primary', color: 'background.default' };
const now = { borderColor: 'text.primary', bgcolor: 'secondary.main' };
