import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Loader } from '../../ui/Loader.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { type ProductCardFragment, ProductCardFragmentDoc } from './ProductCard.generated.tsx';

/** What a list has shown of a product already, until the rest of it is loaded. */
export function KnownProduct({ id }: { id: string }) {
  const { cache } = useApolloClient();
  const known = cache.readFragment<ProductCardFragment>({
    id: cache.identify({ __typename: 'Product', id }),
    fragment: ProductCardFragmentDoc,
  });
  if (!known)
    return (
      <>
        <PageTitle />
        <Loader />
      </>
    );
  const { name, image, price } = known;
  return (
    <>
      <PageTitle title={name} />
      <Box
        aria-busy
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ maxWidth: 800 }}>
          <Picture image={image} alt={name} priority="eager" sizes="(min-width: 768px) 56vw, 94vw" />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="h1">{name}</Typography>
          <Box sx={{ fontSize: 'min(2.125rem, 16vw)', fontWeight: 700, lineHeight: 1.2 }}>
            <Money cents={price} />
          </Box>
          <Loader />
        </Box>
      </Box>
    </>
  );
}
