import Box from '@mui/material/Box';
import * as t from '#messages/saved';
import { Heart, useSaved } from '../../../features/catalog/SaveButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ShareButton, type SharedProduct } from './ShareButton.tsx';

/** What else can be done with a product than to buy it. */
export function ProductActions({ product }: { product: SharedProduct }) {
  const { isSaved, toggle } = useSaved(product);
  return (
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
  );
}
