import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProductGrid } from '../../features/catalog/ProductGrid.tsx';
import { useSimilarProductsQuery } from './SimilarProducts.generated.tsx';

/** What the shop has like a product that is no longer sold; nothing when there is nothing. */
export function SimilarProducts({ id }: { id: string }) {
  const { data } = useSimilarProductsQuery({ variables: { id } });
  if (!data || data.similarProducts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="similar" sx={{ mt: 4 }}>
      <Typography id="similar" variant="h2" sx={{ mb: 2 }}>
        Similar products
      </Typography>
      <ProductGrid products={data.similarProducts} stale={false} />
    </Box>
  );
}
