import Typography from '@mui/material/Typography';
import * as t from '#messages/backorder';

interface BackorderNoteProps {
  qty: number;
  countInStock: number;
}

/** How many units of a line are bought before they are there; nothing when all are in stock. */
export function BackorderNote({ qty, countInStock }: BackorderNoteProps) {
  const owed = qty - countInStock;
  if (owed <= 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: 'warning.main', fontWeight: 600 }}>
      {countInStock > 0 ? t.partly(owed) : `${t.onBackorder}: ${t.shipsLater.toLowerCase()}`}
    </Typography>
  );
}
