import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FEW = 3;

/** Whether a product can be bought, and a word when few are left. */
export function StockStatus({ countInStock }: { countInStock: number }) {
  const inStock = countInStock > 0;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      {inStock && countInStock <= FEW && (
        <Typography component="span" variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          Only {countInStock} left
        </Typography>
      )}
      <Chip
        size="small"
        color={inStock ? 'secondary' : 'default'}
        label={inStock ? 'In Stock' : 'Out Of Stock'}
      />
    </Stack>
  );
}
