import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/stocktake';
import { stocktakeDifferencesUrl, stocktakesUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Counting } from './Counting.tsx';
import { LateCounts } from './LateCounts.tsx';
import { Lines } from './Lines.tsx';
import { State } from './State.tsx';
import { useStocktakeQuery } from './Stocktake.generated.tsx';
import { Summary } from './Summary.tsx';

/** A stock-take: counts while it is open, and says afterwards what became of it. */
export default function StocktakePage() {
  const { id = '' } = useParams();
  const result = useStocktakeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title={result.data?.stocktake.name ?? t.stocktake}
      back={stocktakesUrl}
      result={result}
      action={({ stocktake }) =>
        stocktake.state === 'OPEN' && (
          <Button variant="contained" href={stocktakeDifferencesUrl(id)}>
            {t.toDifferences}
          </Button>
        )
      }
    >
      {({ stocktake }) =>
        stocktake.state === 'OPEN' ? (
          <>
            <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
              {t.countedItems(stocktake.lineCount)}
            </Typography>
            <Counting id={id} />
          </>
        ) : (
          <Box>
            <State stocktake={stocktake} />
            <LateCounts id={id} />
            {stocktake.state === 'BOOKED' && <Summary id={id} isBooked />}
            <Lines stocktake={stocktake} />
          </Box>
        )
      }
    </AdminPage>
  );
}
