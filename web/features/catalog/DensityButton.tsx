import { useEffect, useState } from 'react';
import * as t from '#messages/catalog';
import { Glyph, outlined } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { setCookie } from '../../ui/set-cookie.ts';

const GRID =
  'M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z';

const style = {
  '[data-density="compact"] &': { bgcolor: 'action.selected' },
  '@media (scripting: none)': { display: 'none' },
};

/** A button that is pressed while more products are in a row. The choice is remembered. */
export function DensityButton() {
  const [isCompact, setCompact] = useState(false);
  // The server does not know the choice: the script in index.html sets it.
  useEffect(() => setCompact(document.documentElement.dataset.density === 'compact'), []);
  const change = () => {
    const density = isCompact ? 'comfortable' : 'compact';
    document.documentElement.dataset.density = density;
    setCookie('density', density);
    setCompact(!isCompact);
  };
  return (
    <IconButton aria-label={t.moreProductsInARow} aria-pressed={isCompact} onClick={change} sx={style}>
      <Glyph path={GRID} size={22} sx={{ ...outlined, strokeWidth: 1.5 }} />
    </IconButton>
  );
}
