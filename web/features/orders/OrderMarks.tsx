import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocation } from 'react-router-dom';
import * as orders from '#messages/admin/orders';
import * as t from '#messages/timeline';
import { RouterLink } from '../../ui/RouterLink.tsx';
import { type AnswerWaitsQuery, useAnswerWaitsQuery } from './AnswerWaits.generated.tsx';

/** For staff: what of an order waits for an answer. */
export function OrderMarks({ id }: { id: string }) {
  const { data } = useAnswerWaitsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return data ? <Marks order={data.order} /> : null;
}

/** Links to where it is answered on the page. */
export function Marks({
  order: { hasUnansweredMessage, returns },
}: {
  order: Pick<AnswerWaitsQuery['order'], 'hasUnansweredMessage' | 'returns'>;
}) {
  const { pathname, search } = useLocation();
  const marks = [
    ...(hasUnansweredMessage ? [['message', orders.answerWaiting]] : []),
    ...(returns.some(({ state }) => state === 'REQUESTED') ? [['returns', t.returnRequested]] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {marks.map(([target, label]) => (
        <Chip
          key={target}
          color="secondary"
          label={label}
          component={RouterLink}
          href={`${pathname}${search}#${target}`}
          clickable
        />
      ))}
    </Box>
  );
}
