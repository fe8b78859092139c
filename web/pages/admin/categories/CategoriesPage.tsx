import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/categories';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useCategoriesPageQuery } from './CategoriesPage.generated.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import { EditCategory } from './EditCategory.tsx';

/** The tree of categories, for admins. */
export default function CategoriesPage() {
  const { data, previousData, error, refetch } = useCategoriesPageQuery({ fetchPolicy: 'cache-and-network' });
  const categories = (data ?? previousData)?.categories;
  return (
    <>
      <PageTitle title={t.categories} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {t.categories}
        </Typography>
        {categories && <EditCategory categories={categories} />}
      </Box>
      <Typography sx={{ mb: 2, maxWidth: '65ch', color: 'text.secondary' }}>
        {t.shoppersBrowseThemInThis}
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {!categories && !error && <Loader />}
      {categories?.length === 0 && <Typography>{t.thereAreNoCategoriesYet}</Typography>}
      <Box component="ul" aria-label={t.categories} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {categories?.map((category) => (
          <CategoryLine key={category.id} category={category} categories={categories} />
        ))}
      </Box>
    </>
  );
}
