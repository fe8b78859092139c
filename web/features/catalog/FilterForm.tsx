import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/filter';
import { Button } from '../../ui/Button.tsx';
import { withEarlyChoices } from './early-choices.ts';
import { FacetField } from './FacetField.tsx';
import type { FilterFacetFragment } from './FilteredResults.generated.tsx';
import { FILTER_ID } from './filter-id.ts';
import { toggled, withoutFilter } from './filter-links.ts';
import { withParams } from './list-url.ts';

interface FilterFormProps {
  path: string;
  /** Of the address, with its question mark. */
  query: string;
  facets: readonly FilterFacetFragment[];
  total: number;
  /** Whether it covers the page of a phone. Without scripts the fragment of the address opens it. */
  isOpen: boolean;
  onClose: () => void;
}

/** The filter of a list: a column on wide screens, a sheet below 1024 pixels. All of its state is in the address. */
export function FilterForm({ path, query, facets, total, isOpen, onClose }: FilterFormProps) {
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  const go = (next: string) => void navigate(path + next, { preventScrollReset: true });
  // Once, before an update sets the fields to the address.
  useLayoutEffect(() => {
    const next = withEarlyChoices(query, form.current!);
    if (next !== query) go(next);
  }, []);
  const toggle = (name: string, value: string) =>
    go(name === 'rating' ? withParams(query, { rating: value }) : toggled(query, name, value));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([name]) =>
      /^(f\..+\.)?(min|max)$/.test(name),
    );
    go(withParams(query, Object.fromEntries(typed.map(([name, value]) => [name, String(value).trim()]))));
    onClose();
  };
  const keepFocus = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') keepInside(event, panel.current!);
  };
  return (
    <Box
      ref={panel}
      id={FILTER_ID}
      className={isOpen ? 'open' : undefined}
      tabIndex={-1}
      onKeyDown={keepFocus}
      {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      aria-label={t.filter}
      sx={sheet}
    >
      <Box sx={{ ...onPhones, justifyContent: 'space-between', alignItems: 'center', py: 1 }}>
        <Typography component="p" variant="h2">
          {t.filter}
        </Typography>
        <Button href={path + query} onClick={closing(onClose)} aria-label={t.closeTheFilter}>
          {t.close}
        </Button>
      </Box>
      <form
        ref={form}
        method="get"
        action={path}
        id={`${FILTER_ID}-form`}
        // The address alone says what is chosen, also after the back button.
        autoComplete="off"
        onSubmit={submit}
      >
        {facets.map((facet) => (
          <FacetField key={facet.key} facet={facet} query={query} onToggle={toggle} />
        ))}
        <Box sx={foot}>
          <Button href={path + withoutFilter(query)} variant="outlined" onClick={onClose}>
            {t.clearAll}
          </Button>
          <Button type="submit" variant="contained" sx={{ flexGrow: 1 }}>
            {total === 0 ? t.noProducts : t.showProducts(total)}
          </Button>
        </Box>
      </form>
    </Box>
  );
}

/** With scripts the sheet closes without a change of the address. */
const closing = (onClose: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  onClose();
};

function keepInside(event: KeyboardEvent, panel: HTMLElement): void {
  const fields = [...panel.querySelectorAll<HTMLElement>('a[href], button, input')];
  const [first, last] = [fields[0], fields.at(-1)];
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
  const isAtStart = event.shiftKey && document.activeElement === panel;
  if (!isAtEnd && !isAtStart) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const WIDE = '@media (min-width: 1024px)';
const onPhones = { display: 'flex', [WIDE]: { display: 'none' } };
const sheet = {
  '&:focus': { outline: 'none' },
  '@media (max-width: 1023px)': {
    display: 'none',
    '&.open, &:target': {
      display: 'block',
      position: 'fixed',
      zIndex: 1200,
      inset: '72px 0 0',
      px: 2.5,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bgcolor: 'background.default',
      borderRadius: '20px 20px 0 0',
      boxShadow: '0 0 0 100vmax rgb(10 20 16 / 0.6)',
    },
  },
} as const;
const foot = {
  display: 'flex',
  gap: 1.5,
  py: 1.5,
  position: 'sticky',
  bottom: 0,
  bgcolor: 'background.default',
  [WIDE]: { position: 'static', flexDirection: 'column-reverse' },
} as const;
