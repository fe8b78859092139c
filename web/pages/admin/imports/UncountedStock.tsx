import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/imports';
import { Message } from '../../../ui/Message.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const MOST = 1_000_000;

/** What is typed, of which an empty text is none. */
export interface StockChoice {
  startingStock: string;
  backorderLimit: string;
}

interface UncountedStockProps {
  /** Rows without a stock. */
  uncounted: number;
  /** Variants that the file sells without stock. */
  backordered: number;
  choice: StockChoice;
  onChange: (choice: StockChoice) => void;
}

/** Asks for the stock of variants that the file does not count. */
export function UncountedStock({ uncounted, backordered, choice, onChange }: UncountedStockProps) {
  const field = (name: keyof StockChoice) => ({
    type: 'number',
    value: choice[name],
    inputProps: { min: 0, max: MOST, step: 1 },
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...choice, [name]: target.value }),
  });
  if (uncounted + backordered === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3, maxWidth: 480 }}>
      {uncounted > 0 && (
        <>
          <Typography>{t.withoutACount(uncounted)}</Typography>
          <TextField
            label={t.startingStock}
            hint={t.startingStockHint}
            required
            {...field('startingStock')}
          />
          {Number(choice.startingStock) === 0 && <Message severity="warning">{t.wouldBeSoldOut}</Message>}
        </>
      )}
      {backordered > 0 && (
        <>
          <Typography>{t.soldWithoutStock(backordered)}</Typography>
          <TextField
            label={t.soldWithoutStockUpTo}
            hint={t.soldWithoutStockHint}
            {...field('backorderLimit')}
          />
        </>
      )}
    </Box>
  );
}
