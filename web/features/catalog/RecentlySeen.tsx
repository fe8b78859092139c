import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import * as t from '#messages/catalog';
import { productUrl } from '../../router/urls.ts';
import { Picture } from '../../ui/Picture.tsx';
import { readSeen, rememberSeen, type SeenProduct } from './seen-products.ts';

/** The products that this browser showed before; `product` is the one that it shows now. */
export function RecentlySeen({ product }: { product: SeenProduct }) {
  const id = useId();
  const [seen, setSeen] = useState<SeenProduct[]>([]);
  useEffect(() => {
    setSeen(readSeen().filter((before) => before.id !== product.id));
    rememberSeen(product);
  }, [product.id]);
  if (seen.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 7, sm: 9 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 3 }}>
        {t.recentlySeen}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mx: '-6px',
          p: '6px',
          listStyle: 'none',
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: '30%', sm: 132 },
          gap: { xs: 1.5, sm: 3 },
          overflowX: 'auto',
        }}
      >
        {seen.map(({ id, name, image }) => (
          <li key={id}>
            <Link href={productUrl(id)} color="inherit" underline="hover" sx={{ fontSize: '0.875rem' }}>
              <Box sx={{ mb: 1, borderRadius: 1, overflow: 'hidden' }}>
                <Picture image={image} alt="" sizes="(min-width: 600px) 132px, 30vw" />
              </Box>
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
