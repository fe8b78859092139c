import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const FEW = 3;

/** Whether a product can be bought, and a word when few are left. */
export function StockStatus({ countInStock }: { countInStock: number }) {
  const inStock = countInStock > 0;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {inStock && countInStock <= FEW && (
        <Typography component="span" variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          Only {countInStock} left
        </Typography>
      )}
      <Box
        component="span"
        sx={{
          px: 1,
          borderRadius: 99,
          fontSize: '0.8125rem',
          fontWeight: 700,
          lineHeight: '24px',
          whiteSpace: 'nowrap',
          color: inStock ? 'secondary.contrastText' : 'text.primary',
          bgcolor: inStock ? 'secondary.main' : 'action.selected',
        }}
      >
        {inStock ? 'In Stock' : 'Out Of Stock'}
      </Box>
    </Box>
  );
}
