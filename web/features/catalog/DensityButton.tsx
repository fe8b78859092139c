import { useSyncExternalStore } from 'react';
import { Glyph, outlined } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { setCookie } from '../../ui/set-cookie.ts';

const GRID =
  'M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z';

const style = {
  '[data-density="compact"] &': { bgcolor: 'action.selected' },
  '@media (scripting: none)': { display: 'none' },
};

let notify = () => {};
const subscribe = (changed: () => void) => {
  notify = changed;
  return () => {};
};
const isCompact = () => document.documentElement.dataset.density === 'compact';

function change() {
  const density = isCompact() ? 'comfortable' : 'compact';
  document.documentElement.dataset.density = density;
  setCookie('density', density);
  notify();
}

/** A button that is pressed while more products are in a row. The choice is remembered. */
export function DensityButton() {
  const isPressed = useSyncExternalStore(subscribe, isCompact, () => false);
  return (
    <IconButton aria-label="More products in a row" aria-pressed={isPressed} onClick={change} sx={style}>
      <Glyph path={GRID} size={22} sx={{ ...outlined, strokeWidth: 1.5 }} />
    </IconButton>
  );
}
