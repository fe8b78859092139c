import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/stocktake';
import { Time } from '../../../ui/Time.tsx';
import type { StocktakeRowFragment } from './Stocktakes.generated.tsx';

/** When a stock-take ended, how and by whom. */
export function State({
  stocktake: { state, finishedAt, finishedByName },
}: {
  stocktake: StocktakeRowFragment;
}) {
  return (
    <Typography sx={{ mb: 2 }}>
      {t.endedBy(t.states[state], <Time iso={finishedAt!} />, finishedByName ?? t.somebody)}
    </Typography>
  );
}
