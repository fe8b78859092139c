import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as t from '#messages/admin/stocktake';
import { Button } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { itemName } from './item-name.ts';
import type { CountedLineFragment } from './Stocktake.generated.tsx';
import type { CountQueue } from './useCountQueue.ts';

interface CountedItemProps {
  line: CountedLineFragment;
  onCount: CountQueue['add'];
}

/** A counted item with its number: typed anew, or one more or less. What is being typed stays when others count it meanwhile. */
export function CountedItem({ line, onCount }: CountedItemProps) {
  const { variantId, counted, sku, barcode, image, isUncertain } = line;
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const label = itemName(line);
  const isWrong = typed !== null && !isCount(typed);
  const send = () => {
    if (typed === null || isWrong) return;
    setTyped(null);
    if (Number(typed) !== counted) onCount({ label, variantId, counted: Number(typed) });
  };
  const step = (add: 1 | -1) => onCount({ label, variantId, add });
  return (
    <Box component="li" sx={itemStyle}>
      <Box
        sx={{ width: 44, '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: '6px' } }}
      >
        <Picture image={image} alt="" sizes="44px" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{label}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[sku, barcode].filter(Boolean).join(' · ')}
        </Typography>
        {isUncertain && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {t.countAgain}
          </Typography>
        )}
        {isWrong && (
          <Typography variant="body2" id={id} sx={{ color: 'error.main' }}>
            {t.enterANumber}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        <Button
          variant="outlined"
          aria-label={t.oneLess(label)}
          disabled={counted === 0}
          onClick={() => step(-1)}
          sx={stepStyle}
        >
          −
        </Button>
        <Box
          component="input"
          aria-label={t.countedOf(label)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          inputMode="numeric"
          value={typed ?? String(counted)}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={send}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) send();
            if (key === 'Escape') setTyped(null);
          }}
          sx={inputStyle}
        />
        <Button variant="outlined" aria-label={t.oneMore(label)} onClick={() => step(1)} sx={stepStyle}>
          +
        </Button>
      </Box>
    </Box>
  );
}

const isCount = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= 1_000_000;

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '44px minmax(0, 1fr)', sm: '44px minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  // Below the name, at the end of the row, where there is no room beside it.
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
const stepStyle = { minWidth: 48, px: 0, fontSize: '1.25rem', borderRadius: 2 };
const inputStyle = {
  font: 'inherit',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  width: 88,
  height: 44,
  '&[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2 },
};
