import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/collections';
import { type PickedProduct, PickProducts } from '../../../features/catalog/PickProducts.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { PasteSkus } from './PasteSkus.tsx';

/** Most products of a collection by hand. */
const MOST = 1000;

interface HandPickedProps {
  products: PickedProduct[];
  error?: string;
  onChange: (products: PickedProduct[]) => void;
}

/** The products that are chosen by hand, in their order. */
export function HandPicked({ products, error, onChange }: HandPickedProps) {
  const append = (found: PickedProduct[]) => {
    const byId = new Map([...products, ...found].map((each) => [each.id, each]));
    const all = [...byId.values()].slice(0, MOST);
    onChange(all);
    return all.length - products.length;
  };
  return (
    <Section title={t.products}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t.chosen(products.length)}
        </Typography>
        {/* The choice belongs to what the form holds. */}
        <input type="hidden" value={products.map(({ id }) => id).join()} />
        {error && <Message severity="error">{error}</Message>}
        <PickProducts products={products} most={MOST} onChange={onChange} isOrdered />
        <PasteSkus onAdd={append} />
      </Box>
    </Section>
  );
}
