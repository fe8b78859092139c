import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/suggestions';
import { useDebounced } from '../../ui/useDebounced.ts';
import { readListUrl } from './list-url.ts';
import { useProductSuggestionsQuery } from './ProductSuggestions.generated.tsx';
import { readPriceWords } from './price-words.ts';
import { suggestionsOf } from './suggestions.tsx';

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

/**
 * What may be meant by what is being typed, to choose from by arrows and Enter or by a click: a correction, the best
 * products, their categories, and all results.
 */
export function ProductSuggestions({ id, input, text, onText, onChange }: ProductSuggestionsProps) {
  const navigate = useNavigate();
  const keyword = useDebounced(text.trim(), REST_MS, '');
  // A price that is typed limits what is suggested, as it limits the results.
  const words = readPriceWords(keyword) ?? { keyword, query: '' };
  const { filter } = readListUrl(words.query);
  const { data, previousData } = useProductSuggestionsQuery({
    variables: { keyword: words.keyword, filter },
    skip: keyword === '',
  });
  // Until the new suggestions are there the old ones stay, so that the list does not flicker.
  const found = text && keyword ? (data ?? previousData)?.products : undefined;
  const suggestions = found ? suggestionsOf(found, keyword) : [];
  const isOpen = suggestions.length > 0;
  const optionId = (key: string) => `${id}-${key}`;
  const [chosen, setChosen] = useState('');
  // Typing and closing clear the choice.
  useEffect(() => setChosen(''), [text]);
  const index = suggestions.findIndex(({ key }) => key === chosen);
  const activeId = index >= 0 ? optionId(chosen) : undefined;
  // Not a moment after the list itself.
  useLayoutEffect(() => onChange({ isOpen, activeId }), [isOpen, activeId, onChange]);

  /** Goes round through the suggestions and the box itself, which is none of them. */
  const move = (by: 1 | -1) => {
    const places = suggestions.length + 1;
    setChosen(suggestions[((index + 1 + by + places) % places) - 1]?.key ?? '');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' && !isOpen) onText(input.value);
    else if (!isOpen) return;
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') onText('');
    else if (event.key === 'Enter' && activeId) void navigate(suggestions[index]!.href);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input]);

  if (!isOpen) return null;
  const groups = [...Map.groupBy(suggestions, ({ group }) => group)];
  return (
    <Paper id={id} role="listbox" aria-label={t.suggestions} elevation={6} sx={listStyle}>
      {groups.map(([group, options]) => (
        <Group key={group} title={group}>
          {options.map(({ key, href, content }) => (
            <Box
              key={key}
              id={optionId(key)}
              role="option"
              aria-selected={key === chosen}
              // Else the box would lose the focus, and with it the list, before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => navigate(href)}
            >
              {content}
            </Box>
          ))}
        </Group>
      ))}
    </Paper>
  );
}

/** Options below a title; an empty title is not shown. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if (!title) return children;
  return (
    <Box role="group" aria-labelledby={id}>
      <Box
        id={id}
        role="presentation"
        sx={{ px: 0.75, pt: 1, pb: 0.25, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}

const listStyle = {
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  insetInline: 0,
  mt: 1,
  p: 0.5,
  maxHeight: 'calc(100vh - 120px)',
  overflowY: 'auto',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    p: 0.75,
    borderRadius: 1,
    cursor: 'pointer',
    fontSize: '0.9375rem',
    lineHeight: 1.25,
  },
  '& [role=option]:hover': { bgcolor: 'action.hover' },
  '& [role=option][aria-selected=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& picture': { width: 44, flexShrink: 0, borderRadius: 0.5, overflow: 'hidden' },
} as const;
