import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productUrl } from '../../router/urls.ts';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useProductSuggestionsQuery } from './ProductSuggestions.generated.tsx';

/** Time without a key press after which the query is sent. */
const REST_MS = 200;

/** The state of the list, for the ARIA attributes of the search box. */
export interface ListState {
  isOpen: boolean;
  /** Id of the option that Enter would choose. */
  activeId?: string;
}

interface ProductSuggestionsProps {
  /** Id of the list. */
  id: string;
  /** The search box, which keeps the focus. */
  input: HTMLInputElement;
  /** What to suggest for; nothing when empty. */
  text: string;
  /** Changes the text to suggest for. */
  onText: (text: string) => void;
  onChange: (state: ListState) => void;
}

/** The best hits for what is being typed, to choose from by arrows and Enter or by a click. */
export function ProductSuggestions({ id, input, text, onText, onChange }: ProductSuggestionsProps) {
  const navigate = useNavigate();
  const keyword = useDebounced(text.trim(), REST_MS, '');
  const { data, previousData } = useProductSuggestionsQuery({ variables: { keyword }, skip: keyword === '' });
  // Until the new hits are there the old ones stay, so that the list does not flicker.
  const hits = text && keyword ? ((data ?? previousData)?.products.products ?? []) : [];
  const isOpen = hits.length > 0;
  const optionId = (productId: string) => `${id}-${productId}`;
  const [chosen, setChosen] = useState('');
  // Typing and closing clear the choice.
  useEffect(() => setChosen(''), [text]);
  const index = hits.findIndex((hit) => hit.id === chosen);
  const activeId = index >= 0 ? optionId(chosen) : undefined;
  // Not a moment after the list itself.
  useLayoutEffect(() => onChange({ isOpen, activeId }), [isOpen, activeId, onChange]);

  /** Goes round through the hits and the box itself, which is none of them. */
  const move = (by: 1 | -1) => {
    const places = hits.length + 1;
    setChosen(hits[((index + 1 + by + places) % places) - 1]?.id ?? '');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' && !isOpen) onText(input.value);
    else if (!isOpen) return;
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') onText('');
    else if (event.key === 'Enter' && activeId) void navigate(productUrl(chosen));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input]);

  if (!isOpen) return null;
  return (
    <Paper id={id} role="listbox" aria-label="Products" elevation={6} sx={listStyle}>
      {hits.map((hit) => (
        <Box
          key={hit.id}
          id={optionId(hit.id)}
          role="option"
          aria-selected={hit.id === chosen}
          // Else the box would lose the focus, and with it the list, before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => navigate(productUrl(hit.id))}
        >
          <Picture image={hit.image} alt="" sizes="44px" />
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {hit.name}
          </Box>
          <Money cents={hit.price} />
        </Box>
      ))}
    </Paper>
  );
}

const listStyle = {
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  insetInline: 0,
  mt: 1,
  p: 0.5,
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    p: 0.75,
    borderRadius: 1,
    cursor: 'pointer',
    fontSize: 15,
    lineHeight: 1.25,
  },
  '& > :hover': { bgcolor: 'action.hover' },
  '& > [aria-selected=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& picture': { width: 44, flexShrink: 0, borderRadius: 0.5, overflow: 'hidden' },
} as const;
