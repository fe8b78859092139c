import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import * as t from '#messages/cart';
import { variantName } from '#money/line';
import { productLineUrl } from '../../router/urls.ts';
import { BackorderNote } from '../../ui/BackorderNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { QuantitySelect } from '../../ui/QuantitySelect.tsx';
import { useSettings } from '../../ui/settings.ts';
import { closeToasts, toast } from '../../ui/toast.tsx';
import { UnitPrice } from '../../ui/UnitPrice.tsx';
import { type Line, removeItem, restoreItem, setQty } from './cart.ts';
import { updateCart } from './cart-store.ts';
import { type LineProblem, lineProblemText } from './line-problem.ts';
import { type ServerLine, unitPriceOf } from './refresh-cart.ts';

interface CartLinesProps {
  lines: Line[];
  /** The same as the server priced them, once it has. */
  quoted: readonly ServerLine[] | undefined;
  /** What the server's answers changed. */
  problems: LineProblem[];
  /** The focused button is gone: the caller moves the focus. */
  onRemoved: () => void;
}

/** The lines of the cart, each with its quantity and a button to remove it. */
export function CartLines({ lines, quoted, problems, onRemoved }: CartLinesProps) {
  // One that is back in the cart is not removed any more.
  useEffect(() => {
    for (const { variantId } of lines) closeToasts(variantId);
  }, [lines]);
  const remove = (line: Line, index: number) => {
    updateCart((cart) => removeItem(cart, line.variantId));
    toast(t.removed(variantName(line)), {
      variant: 'info',
      about: line.variantId,
      action: { label: t.undo, onClick: () => updateCart((cart) => restoreItem(cart, line, index)) },
    });
    onRemoved();
  };
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line, index) => (
        <CartLineRow
          key={line.variantId}
          line={line}
          unitPrice={unitPriceOf(line.variantId, quoted)}
          problems={problems.filter(({ variantId }) => variantId === line.variantId)}
          onRemove={() => remove(line, index)}
        />
      ))}
    </Paper>
  );
}

interface CartLineRowProps {
  line: Line;
  unitPrice: ReturnType<typeof unitPriceOf>;
  problems: LineProblem[];
  onRemove: () => void;
}

function CartLineRow({ line, unitPrice, problems, onRemove }: CartLineRowProps) {
  const { productId, variantId, name, options, image, price, qty, availableQuantity } = line;
  const fullName = variantName(line);
  const href = productLineUrl(productId, options.length > 0 ? variantId : undefined);
  const settings = useSettings();
  const notes = problems.map((problem) => lineProblemText(problem, settings));
  if (availableQuantity === 0 && notes.length === 0) notes.push(t.outOfStock);
  return (
    <Box component="li" sx={rowLayout}>
      <Link
        href={href}
        tabIndex={-1}
        aria-hidden
        sx={{ gridArea: 'picture', borderRadius: 1, overflow: 'hidden' }}
      >
        <Picture image={image} alt="" sizes="104px" />
      </Link>
      <Box sx={{ gridArea: 'about' }}>
        <Link href={href} underline="hover" sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {options.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {options.join(', ')}
          </Typography>
        )}
        <Typography sx={{ mt: 0.5, '& > span': { whiteSpace: 'normal' } }}>
          <Money cents={price} />
          <UnitPrice of={unitPrice} />
        </Typography>
        {notes.map((note) => (
          <Typography key={note} variant="body2" sx={{ mt: 0.5, color: 'error.main', fontWeight: 600 }}>
            {note}
          </Typography>
        ))}
        {availableQuantity > 0 && <BackorderNote {...line} />}
      </Box>
      {availableQuantity > 0 && (
        <Box sx={{ gridArea: 'quantity', width: 104 }}>
          <QuantitySelect
            hideLabel
            label={t.quantityOf(fullName)}
            value={qty}
            max={availableQuantity}
            onChange={(chosen) => updateCart((cart) => setQty(cart, variantId, chosen))}
          />
        </Box>
      )}
      <IconButton
        aria-label={t.remove(fullName)}
        onClick={onRemove}
        sx={{ gridArea: 'remove', width: 44, height: 44 }}
      >
        <Icon name="trash" />
      </IconButton>
    </Box>
  );
}

const rowLayout = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  p: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: '72px minmax(0, 1fr) 44px', sm: '104px minmax(0, 1fr) 104px 44px' },
  gridTemplateAreas: {
    xs: '"picture about remove" "picture quantity quantity"',
    sm: '"picture about quantity remove"',
  },
  alignItems: { xs: 'start', sm: 'center' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
