import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/collections';
import { formError } from '../../../apollo/errors.ts';
import type { PickedProduct } from '../../../features/catalog/PickProducts.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useProductsBySkuLazyQuery } from './Collections.generated.tsx';
import { skusIn } from './skus-in.ts';

/** Adds the products of pasted SKUs, such as a column of a spreadsheet. Those that are unknown stay in the field. */
export function PasteSkus({ onAdd }: { onAdd: (products: PickedProduct[]) => number }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [error, setError] = useState<Error>();
  const [loading, setLoading] = useState(false);
  const [find] = useProductsBySkuLazyQuery({ fetchPolicy: 'no-cache' });
  const skus = skusIn(text);
  const add = async () => {
    setLoading(true);
    const { data, error: failed } = await find({ variables: { skus } });
    setLoading(false);
    setError(failed);
    const found = data?.productsBySku;
    if (!found) return;
    const bySku = new Map(found.map((each) => [each.sku, each]));
    const products = skus.flatMap((sku) => bySku.get(sku.toLowerCase()) ?? []);
    const unknown = skus.filter((sku) => !bySku.has(sku.toLowerCase()));
    setSaid(t.skusAdded(onAdd(products), unknown.length));
    setText(unknown.join('\n'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={t.pasteSkus}
        hint={t.pasteSkusHint}
        error={error ? (formError(error).fields.skus ?? error.message) : undefined}
        multiline
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outlined" loading={loading} disabled={skus.length === 0} onClick={() => void add()}>
        {t.addSkus}
      </Button>
      <Typography role="status" sx={{ fontSize: '0.875rem', '&:empty': { display: 'none' } }}>
        {said}
      </Typography>
    </Box>
  );
}
