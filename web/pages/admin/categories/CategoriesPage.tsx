import Box from '@mui/material/Box';
import * as t from '#messages/admin/categories';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { EmptyList } from '../../../ui/EmptyList.tsx';
import { useCategoriesPageQuery } from './CategoriesPage.generated.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import { EditCategory } from './EditCategory.tsx';

/** The tree of categories, for admins. */
export default function CategoriesPage() {
  return (
    <AdminPage
      title={t.categories}
      intro={t.shoppersBrowseThemInThis}
      action={({ categories }) => categories.length > 0 && <EditCategory categories={categories} />}
      result={useCategoriesPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ categories }) => (
        <>
          {categories.length === 0 && (
            <EmptyList action={<EditCategory categories={categories} />}>
              {t.thereAreNoCategoriesYet}
            </EmptyList>
          )}
          <Box component="ul" aria-label={t.categories} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {categories.map((category) => (
              <CategoryLine key={category.id} category={category} categories={categories} />
            ))}
          </Box>
        </>
      )}
    </AdminPage>
  );
}
