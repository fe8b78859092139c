import Box from '@mui/material/Box';
import { Picture } from '../../../ui/Picture.tsx';
import { Pressable } from '../../../ui/Pressable.tsx';
import { itemName } from './item-name.ts';
import type { CountableVariantsQuery } from './Stocktake.generated.tsx';

interface FoundItemProps {
  item: CountableVariantsQuery['countableVariants'][number];
  /** What pressing it does, for screen readers. */
  label: (name: string) => string;
  onChoose: () => void;
}

/** An item of a list to choose from. */
export function FoundItem({ item, label, onChoose }: FoundItemProps) {
  const { sku, barcode, image } = item;
  const name = itemName(item);
  const codes = [sku, barcode].filter(Boolean).join(' · ');
  return (
    <li>
      <Pressable aria-label={`${label(name)} ${codes}`} onClick={onChoose} sx={itemStyle}>
        <Box
          component="span"
          sx={{ width: 44, '& img': { display: 'block', width: '100%', height: 'auto' } }}
        >
          <Picture image={image} alt="" sizes="44px" />
        </Box>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {codes}
          </Box>
        </Box>
      </Pressable>
    </li>
  );
}

export const foundList = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
};

const itemStyle = {
  font: 'inherit',
  color: 'inherit',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  justifyContent: 'start',
  gap: 1.5,
  width: '100%',
  minHeight: 60,
  px: 1.5,
  py: 1,
  textAlign: 'start',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
};
