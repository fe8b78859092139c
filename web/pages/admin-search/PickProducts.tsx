import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { usePinnableProductsQuery } from './Pins.generated.tsx';

interface Product {
  id: string;
  name: string;
  isDraft: boolean;
}

export const nameOf = ({ name, isDraft }: Product) => (isDraft ? `${name} (draft)` : name);

interface PickProductsProps {
  products: Product[];
  onChange: (products: Product[]) => void;
}

/** Most products of a keyword. */
const MOST = 10;
/** Time without a key press after which the query is sent. Milliseconds. */
const REST_MS = 300;

/** A list of products in their order, and a field to find more of them. */
export function PickProducts({ products, onChange }: PickProductsProps) {
  const [text, setText] = useState('');
  const keyword = useDebounced(text.trim(), REST_MS);
  const { data } = usePinnableProductsQuery({ variables: { keyword }, skip: keyword === '' });
  const chosen = new Set(products.map(({ id }) => id));
  const hits = keyword ? (data?.adminProducts.products ?? []).filter(({ id }) => !chosen.has(id)) : [];
  return (
    <>
      <Box component="ol" aria-label="Chosen products" sx={{ m: 0, pl: 3, '&:empty': { display: 'none' } }}>
        {products.map((product, index) => (
          <li key={product.id}>
            <Line name={nameOf(product)}>
              {index > 0 && (
                <Button
                  size="small"
                  aria-label={`Move ${product.name} up`}
                  onClick={() =>
                    onChange(products.with(index, products[index - 1]!).with(index - 1, product))
                  }
                >
                  Up
                </Button>
              )}
              <Button
                size="small"
                color="error"
                aria-label={`Remove ${product.name}`}
                onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
              >
                Remove
              </Button>
            </Line>
          </li>
        ))}
      </Box>
      {products.length < MOST ? (
        <TextField
          label="Find a product to add"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          inputProps={{ maxLength: 100 }}
        />
      ) : (
        <Typography>{MOST} products are the most.</Typography>
      )}
      {products.length < MOST &&
        hits.map((product) => (
          <Line key={product.id} name={nameOf(product)}>
            <Button
              size="small"
              aria-label={`Add ${product.name}`}
              onClick={() => onChange([...products, product])}
            >
              Add
            </Button>
          </Line>
        ))}
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {children}
    </Box>
  );
}
