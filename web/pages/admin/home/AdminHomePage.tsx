import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/home';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { useTodoQuery } from '../../../features/dashboard/Todo.generated.tsx';
import { SetupPanel } from '../../../features/setup/SetupPanel.tsx';
import { useSetupList } from '../../../features/setup/useSetupList.ts';
import { newOrderUrl, newProductUrl } from '../../../router/admin-urls.ts';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { LatestPanel } from './LatestPanel.tsx';
import { MoneyLine } from './MoneyLine.tsx';
import { SalesPanel } from './SalesPanel.tsx';
import { SoldPanels } from './SoldPanels.tsx';
import { TodoTiles } from './TodoTiles.tsx';

/** Where staff begin: what is to be done, then how the shop does. */
export default function AdminHomePage() {
  const viewer = useViewer();
  const result = useTodoQuery();
  const setup = useSetupList({ skip: !may(viewer, 'SETTINGS') });
  return (
    <>
      <AdminHeading
        title={t.hello(viewer?.name ?? '')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {may(viewer, 'PRODUCTS') && (
              <Button variant="outlined" href={newProductUrl}>
                {t.addProduct}
              </Button>
            )}
            {may(viewer, 'ORDERS') && (
              <Button variant="outlined" href={newOrderUrl}>
                {t.createOrder}
              </Button>
            )}
          </Box>
        }
      />
      {setup && <SetupPanel setup={setup} />}
      <Loaded result={result}>
        {({ todo }) => {
          const isEmpty = Object.values(todo).every((value) => typeof value !== 'number');
          if (!isEmpty) return <TodoTiles todo={todo} />;
          return may(viewer, 'REPORTS') ? null : <Typography>{t.nothingForYou}</Typography>;
        }}
      </Loaded>
      <Box sx={columns}>
        {may(viewer, 'REPORTS') && (
          <Box sx={{ minWidth: 0 }}>
            <SalesPanel />
            <SoldPanels />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          {may(viewer, 'REFUNDS') && <MoneyLine />}
          {may(viewer, 'ORDERS') && <LatestPanel />}
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
};
