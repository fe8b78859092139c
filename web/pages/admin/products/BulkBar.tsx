import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/products';
import { Button } from '../../../ui/Button.tsx';
import { CITRON, INK } from '../../../ui/colors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { AdminProductsFiltersQuery } from './AdminProductsPage.generated.tsx';
import { ChangeProducts } from './ChangeProducts.tsx';
import { DeleteSelected } from './DeleteSelected.tsx';
import { Restore } from './Restore.tsx';
import type { Selection } from './useSelection.ts';

interface BulkBarProps {
  selection: Selection;
  categories: AdminProductsFiltersQuery['categories'];
  isDeleted: boolean;
}

/** What can be done with the selected products: floats at the foot of the page. */
export function BulkBar({ selection, categories, isDeleted }: BulkBarProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { products, clear } = selection;
  return (
    <>
      {products.length > 0 && (
        <Box component="section" aria-label={t.selectedProducts} sx={bar}>
          <Box component="span" role="status" sx={{ fontWeight: 700, whiteSpace: 'nowrap', px: 1 }}>
            {t.selected(products.length)}
          </Box>
          {isDeleted ? (
            <Restore products={products} color="inherit" onDone={clear} />
          ) : (
            <>
              <Button
                variant="contained"
                onClick={() => setIsChanging(true)}
                sx={{
                  bgcolor: CITRON,
                  color: INK,
                  '@media (hover: hover)': { '&:hover': { bgcolor: '#FFFFFF' } },
                }}
              >
                {t.change}
              </Button>
              <DeleteSelected selection={selection} />
            </>
          )}
          <IconButton color="inherit" aria-label={t.selectNone} onClick={clear}>
            <Icon name="cross" size={20} />
          </IconButton>
        </Box>
      )}
      {isChanging && (
        <ChangeProducts selection={selection} categories={categories} onClose={() => setIsChanging(false)} />
      )}
    </>
  );
}

const bar = {
  '--focus': CITRON,
  position: 'sticky',
  bottom: 24,
  // Above the links at the foot of phones.
  '@media (max-width: 767px)': { bottom: 76 },
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  width: 'fit-content',
  maxWidth: '100%',
  mx: 'auto',
  mt: 2,
  p: 1,
  borderRadius: '999px',
  bgcolor: INK,
  color: '#FFFFFF',
  border: '1px solid #2C3B36',
  boxShadow: '0 8px 24px rgb(10 20 16 / .24)',
};
