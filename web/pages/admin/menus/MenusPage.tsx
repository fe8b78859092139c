import Box from '@mui/material/Box';
import * as t from '#messages/admin/menus';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { MenuForm } from './MenuForm.tsx';
import { useMenusPageQuery } from './Menus.generated.tsx';

/** The menus of header and footer. */
export default function MenusPage() {
  const result = useMenusPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title={t.menus} intro={t.intro} maxWidth={900} result={result}>
      {({ menus, ...choices }) => (
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {menus.map((menu) => (
            <MenuForm
              key={menu.place}
              menu={menu}
              choices={choices}
              onReload={async () =>
                (await result.refetch()).data?.menus.find(({ place }) => place === menu.place)
              }
            />
          ))}
        </Box>
      )}
    </AdminPage>
  );
}
