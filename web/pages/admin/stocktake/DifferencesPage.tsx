import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/stocktake';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { stocktakeUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Message } from '../../../ui/Message.tsx';
import { bookingText } from './booking-text.ts';
import { Lines } from './Lines.tsx';
import { State } from './State.tsx';
import {
  useBookStocktakeMutation,
  useCancelStocktakeMutation,
  useStocktakeQuery,
  useStocktakeSummaryQuery,
} from './Stocktake.generated.tsx';
import type { StocktakeRowFragment } from './Stocktakes.generated.tsx';
import { Summary } from './Summary.tsx';
import { Uncounted } from './Uncounted.tsx';
import { useCountQueue } from './useCountQueue.ts';

const Book = actionButton(useBookStocktakeMutation, t.isBooked);
const Cancel = actionButton(useCancelStocktakeMutation, t.isCancelled);

/** What a stock-take found, before it is booked. */
export default function DifferencesPage() {
  const { id = '' } = useParams();
  const result = useStocktakeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const stocktake = result.data?.stocktake;
  return (
    <AdminPage
      title={stocktake ? `${stocktake.name}: ${t.differences}` : t.differences}
      back={stocktakeUrl(id)}
      intro={t.differencesIntro}
      result={result}
    >
      {(data) => (
        <>
          <Summary id={id} isBooked={data.stocktake.state === 'BOOKED'} />
          {data.stocktake.state === 'OPEN' ? (
            <Ending stocktake={data.stocktake} />
          ) : (
            <State stocktake={data.stocktake} />
          )}
          <Lines stocktake={data.stocktake} />
        </>
      )}
    </AdminPage>
  );
}

/** Books or cancels it. Counts that this browser has not sent yet come first. */
function Ending({ stocktake: { id, name } }: { stocktake: StocktakeRowFragment }) {
  const { waiting, problems } = useCountQueue(id);
  const { data } = useStocktakeSummaryQuery({ variables: { id } });
  const summary = data?.stocktakeSummary;
  const variables = { input: { stocktakeId: id } };
  return (
    <>
      {waiting.length > 0 && (
        <Message severity="warning">
          {t.waiting(waiting.length)} {t.unsentFirst}
        </Message>
      )}
      {problems.length > 0 && (
        <Message severity="warning">
          {t.notIdentified(problems.length)} <Link href={stocktakeUrl(id)}>{t.identifyThem}</Link>
        </Message>
      )}
      <Uncounted id={id} disabled={waiting.length > 0} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2 }}>
        <Book
          variant="contained"
          variables={variables}
          disabled={!summary || waiting.length > 0}
          question={t.bookQuestion(name)}
          consequence={bookingText(problems.length, summary)}
          action={t.bookIt}
        >
          {t.book}
        </Book>
        <Cancel
          variant="outlined"
          variables={variables}
          question={t.cancelQuestion(name)}
          consequence={t.cancelConsequence}
          action={t.cancelIt}
          refusal={t.keepIt}
        >
          {t.cancel}
        </Cancel>
      </Box>
    </>
  );
}
