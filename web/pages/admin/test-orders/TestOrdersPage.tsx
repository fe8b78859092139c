import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/test-orders';
import { adminHomeUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PlacedTest } from './PlacedTest.tsx';
import { useTestOrdersQuery } from './TestOrders.generated.tsx';

/** The test orders of a shop that is not open yet, the newest first. */
export default function TestOrdersPage() {
  const result = useTestOrdersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title={t.testOrders}
      intro={t.intro}
      maxWidth={1100}
      result={result}
      action={
        <Button variant="outlined" href={adminHomeUrl}>
          {t.toTheSteps}
        </Button>
      }
    >
      {({ testOrders }) =>
        testOrders.length === 0 ? (
          <>
            <Typography sx={{ mb: 2 }}>{t.none}</Typography>
            <Button variant="outlined" href="/">
              {t.toTheShop}
            </Button>
          </>
        ) : (
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {testOrders.map((order) => (
              <PlacedTest key={order.id} order={order} />
            ))}
          </Box>
        )
      }
    </AdminPage>
  );
}
