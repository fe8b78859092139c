import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/saved';
import { tellOfPrice } from '#messages/stock-alert';
import { Heart, useSaved } from '../../../features/catalog/SaveButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { PriceWatch } from './PriceWatch.tsx';
import { ShareButton, type SharedProduct } from './ShareButton.tsx';

/** What else can be done with a product than to buy it. */
export function ProductActions({ product, variantId }: { product: SharedProduct; variantId: string }) {
  const { isSaved, toggle } = useSaved(product);
  const [isWatching, setIsWatching] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t.save(product.name)}
          aria-pressed={isSaved}
          onClick={toggle}
        >
          <Box component="span" sx={{ display: 'flex', mr: 1, ...(isSaved && { color: 'primary.main' }) }}>
            <Heart isSaved={isSaved} />
          </Box>
          {t.saveShort}
        </Button>
        <ShareButton product={product} />
      </Box>
      <NeedsMails>
        <Button
          variant="outlined"
          color="inherit"
          sx={{ justifySelf: 'start' }}
          aria-expanded={isWatching}
          onClick={() => setIsWatching(!isWatching)}
        >
          {tellOfPrice}
        </Button>
        {isWatching && <PriceWatch product={product} variantId={variantId} />}
      </NeedsMails>
    </Box>
  );
}
