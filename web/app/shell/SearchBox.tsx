import Box from '@mui/material/Box';
import { type ChangeEvent, type FocusEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as t from '#messages/app';
import type { ListState } from '../../features/catalog/ProductSuggestions.tsx';
import { useParams } from '../../router/shown-screen.ts';
import { searchUrl } from '../../router/urls.ts';
import { ACCENT } from '../../ui/colors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ProductSuggestions = lazyPart(
  async () => (await import('../../features/catalog/ProductSuggestions.tsx')).ProductSuggestions,
);

/**
 * Leads to the results of a keyword, or home without one. Works as a plain form before the app has started; with its first
 * use the code is loaded that suggests products while typing.
 */
export function SearchBox() {
  const { keyword = '' } = useParams();
  const { key: screen } = useLocation();
  const navigate = useNavigate();
  const listId = useId();
  const [input, setInput] = useState<HTMLInputElement>();
  const [text, setText] = useState('');
  const [list, setList] = useState<ListState>({ isOpen: false });
  // Another screen takes away the suggestions, and what was typed and not searched for.
  useEffect(() => {
    setText('');
    if (input) input.value = keyword;
  }, [screen]);

  return (
    <Box
      component="form"
      role="search"
      aria-label={t.searchTheShop}
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchUrl(String(new FormData(event.currentTarget).get('keyword'))));
      }}
      sx={{
        gridArea: 'search',
        position: 'relative',
        display: 'flex',
        justifySelf: 'end',
        width: '100%',
        maxWidth: { sm: 320 },
        borderRadius: 99,
        bgcolor: 'rgb(255 255 255 / 9%)',
        pl: 2,
        '&:focus-within': { outline: '2px solid', outlineColor: ACCENT },
      }}
    >
      <Box
        component="input"
        // A new key puts the keyword of the address into the box.
        key={keyword}
        name="keyword"
        type="search"
        defaultValue={keyword}
        placeholder={t.searchProducts}
        autoComplete="off"
        onFocus={(event: FocusEvent<HTMLInputElement>) => setInput(event.currentTarget)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          // The focus may be older than the app.
          setInput(event.target);
          setText(event.target.value);
        }}
        onBlur={() => setText('')}
        role="combobox"
        aria-label={t.searchProductsLabel}
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.activeId}
        enterKeyHint="search"
        maxLength={100}
        sx={{
          flex: 1,
          minWidth: 0,
          p: 0,
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          outline: 'none',
          '&::placeholder': { color: '#A9B7B1', opacity: 1 },
          '&::-webkit-search-decoration': { appearance: 'none' },
        }}
      />
      <IconButton type="submit" aria-label={t.search} sx={{ color: ACCENT }}>
        <Icon name="search" size={20} />
      </IconButton>
      {input && (
        <ProductSuggestions id={listId} input={input} text={text} onText={setText} onChange={setList} />
      )}
    </Box>
  );
}
