import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import * as t from '#messages/home';
import { DensitySwitch } from '../../../features/catalog/DensitySwitch.tsx';
import { ProductResults } from '../../../features/catalog/ProductResults.tsx';
import { homeUrl } from '../../../router/urls.ts';
import type { HomeBlocksFragment } from './HomeBlock.generated.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import type { useHomePageQuery } from './HomePage.generated.tsx';

interface BlocksProps {
  /** Further pages, and those whose blocks could not be loaded, have the list alone. */
  home?: HomeBlocksFragment;
  result: ReturnType<typeof useHomePageQuery>;
}

const LIST_ALONE = [{ kind: 'LATEST' } as const];

/** The blocks of the home page in their order, with the newest products among them. */
export function Blocks({ home, result }: BlocksProps) {
  const list = (result.data ?? result.previousData)?.products.products;
  const products = new Map(home?.products.map((product) => [product.id, product]));
  return (home?.blocks ?? LIST_ALONE).map((block, index) =>
    block.kind === 'LATEST' ? (
      <Fragment key="latest">
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 3, mt: index > 0 ? { xs: 7, sm: 9 } : 0 }}>
          <Typography variant="h1" sx={{ flexGrow: 1, fontSize: { sm: '2.125rem' } }}>
            {t.latestProducts}
          </Typography>
          {list?.length !== 0 && <DensitySwitch />}
        </Box>
        <ProductResults
          result={result}
          href={homeUrl}
          emptyText={t.thereAreNoProductsYet}
          isLower={index > 0}
        />
      </Fragment>
    ) : (
      <HomeBlock
        key={index}
        block={block}
        products={block.productIds.flatMap((id) => products.get(id) ?? [])}
        categories={home?.categories ?? []}
        isTop={index === 0}
      />
    ),
  );
}
