import Box from '@mui/material/Box';
import * as t from '#messages/buy';
import { productUrl } from '../../router/urls.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Choice, type Chosen, isSoldOut } from './choose-variant.ts';

interface VariantPickerProps {
  productId: string;
  options: readonly { name: string; values: string[] }[];
  variants: readonly Choice[];
  chosen: Chosen;
  onChoose: (index: number, value: string) => void;
}

/** Where a link leads to what has to be chosen. */
export const PICKER = 'choice';

/** A group of radio buttons for each option. Without scripts the variants are links to their own addresses. */
export function VariantPicker({ productId, options, variants, chosen, onChoose }: VariantPickerProps) {
  return (
    <div id={PICKER}>
      <Box sx={{ display: 'grid', gap: 2, '@media (scripting: none)': { display: 'none' } }}>
        {options.map(({ name, values }, index) => (
          <Box component="fieldset" key={name} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
              {name}: {chosen[index] ?? t.chooseOne}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {values.map((value) => (
                <Value
                  key={value}
                  name={`option-${index}`}
                  value={value}
                  isChosen={chosen[index] === value}
                  isSoldOut={isSoldOut(variants, chosen, { index, value })}
                  onChoose={() => onChoose(index, value)}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <noscript>
        <ul>
          {variants.map(({ id, options: values, availableQuantity }) => (
            <li key={id}>
              <a href={`${productUrl(productId)}?variant=${id}`}>
                {values.join(', ')}
                {availableQuantity === 0 && t.soldOut}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
}

interface ValueProps {
  name: string;
  value: string;
  isChosen: boolean;
  isSoldOut: boolean;
  onChoose: () => void;
}

function Value({ name, value, isChosen, isSoldOut: soldOut, onChoose }: ValueProps) {
  return (
    <Box component="label" sx={soldOut ? { ...valueStyle, ...soldOutStyle } : valueStyle}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={soldOut && !isChosen}
        onChange={onChoose}
      />
      <span>
        {value}
        {soldOut && <VisuallyHidden>{t.soldOut}</VisuallyHidden>}
      </span>
    </Box>
  );
}

const valueStyle = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 52,
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'text.secondary',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  // Above the value, so that the whole button is the radio button.
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    boxShadow: 'inset 0 0 0 1px currentColor',
    fontWeight: 700,
  },
  // Also after a click on the button that leads here, which browsers show no ring for.
  '&:has(:focus)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

const soldOutStyle = {
  color: 'text.secondary',
  cursor: 'default',
  background: 'linear-gradient(to top right, transparent 48.5%, currentColor 49.5% 50.5%, transparent 51.5%)',
};
