import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import * as t from '#messages/admin/catalog';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { useProductsToPickQuery } from './PickProducts.generated.tsx';

export interface PickedProduct {
  id: string;
  name: string;
  isDraft: boolean;
  isDeleted?: boolean;
  image?: string;
}

export function nameOf({ name, isDraft, isDeleted }: PickedProduct): string {
  if (isDeleted) return `${name} (deleted)`;
  return isDraft ? `${name} (draft)` : name;
}

interface PickProductsProps {
  products: PickedProduct[];
  /** How many can be chosen. */
  most: number;
  onChange: (products: PickedProduct[]) => void;
  /** Whether the order is changed by buttons and by dragging. */
  isOrdered?: boolean;
}

/** Time without a key press after which the query is sent. Milliseconds. */
const REST_MS = 300;
const list = {
  m: 0,
  pl: 0,
  maxHeight: 300,
  overflowY: 'auto',
  listStyle: 'none',
  '&:empty': { display: 'none' },
} as const;

/** The numbers stand beside the middle of a picture, where those of a list stand at its bottom. */
const ordered = {
  ...list,
  maxHeight: 480,
  counterReset: 'place',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, cursor: 'grab', counterIncrement: 'place' },
  '& > li::before': { content: 'counter(place) "."', minWidth: '3ch', textAlign: 'end' },
} as const;

/** A list of products, and a field to find more of them. */
export function PickProducts({ products, most, onChange, isOrdered }: PickProductsProps) {
  const [text, setText] = useState('');
  const [done, setDone] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const keyword = useDebounced(text.trim(), REST_MS);
  const { data } = useProductsToPickQuery({ variables: { keyword }, skip: keyword === '' });
  const isFull = products.length >= most;
  const chosen = new Set(products.map(({ id }) => id));
  const found = keyword && !isFull ? data?.products : undefined;
  const hits = found?.products.filter(({ id }) => !chosen.has(id)) ?? [];
  const change = (changed: PickedProduct[], what: string) => {
    onChange(changed);
    setDone(what);
    // The button that had the focus is gone.
    field.current?.focus();
  };
  const move = (from: number, to: number) => {
    if (from === to) return;
    onChange(products.toSpliced(from, 1).toSpliced(to, 0, products[from]!));
    setDone(t.movedTo(products[from]!.name, to + 1, products.length));
  };
  const drop = (to: number) => {
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  const dragging = (index: number) =>
    isOrdered && {
      draggable: true,
      onDragStart: () => setDragged(index),
      onDragEnd: () => setDragged(null),
      onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
      onDrop: () => drop(index),
    };
  return (
    <>
      <Box component={isOrdered ? 'ol' : 'ul'} aria-label={t.chosenProducts} sx={isOrdered ? ordered : list}>
        {products.map((product, index) => (
          <li key={product.id} {...dragging(index)}>
            <Line name={nameOf(product)} image={product.image}>
              {isOrdered && (
                <MoveButtons
                  {...{ name: product.name, index, count: products.length }}
                  onMove={(to) => move(index, to)}
                />
              )}
              <Button
                size="small"
                color="error"
                aria-label={t.removeName(product.name)}
                onClick={() => change(products.toSpliced(index, 1), t.removed(product.name))}
              >
                {t.remove}
              </Button>
            </Line>
          </li>
        ))}
      </Box>
      <TextField
        type="search"
        label={t.findAProductToAdd}
        hint={isFull ? t.productsAreTheMost(most) : undefined}
        value={text}
        inputRef={field}
        readOnly={isFull}
        onChange={({ target }) => {
          setText(target.value);
          setDone('');
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        inputProps={{ maxLength: 100 }}
      />
      <Typography
        role="status"
        sx={{ fontSize: '0.875rem', color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {done || (found && foundText(hits.length, found, keyword))}
      </Typography>
      <Box component="ul" aria-label={t.productsFound} sx={list}>
        {hits.map((product) => (
          <li key={product.id}>
            <Line name={nameOf(product)} image={product.image}>
              <Button
                size="small"
                aria-label={t.addName(product.name)}
                onClick={() => change([...products, product], t.added(product.name))}
              >
                {t.add}
              </Button>
            </Line>
          </li>
        ))}
      </Box>
    </>
  );
}

function foundText(hits: number, found: { total: number; products: readonly object[] }, keyword: string) {
  if (found.total === 0) return t.nothingFoundFor(keyword);
  if (found.total > found.products.length) return t.productsFoundTypeMoreOf(found.total);
  return hits === 0 ? t.allThatWasFoundIs : '';
}

function Line({ name, image, children }: { name: string; image?: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexGrow: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 44,
      }}
    >
      {image && (
        <Box sx={{ flexShrink: 0, width: 40, borderRadius: 1, overflow: 'hidden' }}>
          <Picture image={image} alt="" sizes="40px" />
        </Box>
      )}
      <Box component="span" sx={{ flex: '1 1 6em', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {children}
    </Box>
  );
}
