import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/orders';
import { decimalText } from '#money/cents';
import { BackorderNote } from '../../../ui/BackorderNote.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Money } from '../../../ui/Money.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { TypedLine } from './order-form.ts';

interface EditLineProps {
  line: TypedLine;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
}

/** A line of the order: its quantity, and another price with its reason. */
export function EditLine({ line, onChange, onRemove }: EditLineProps) {
  const { name, shopPrice, countInStock, availableQuantity, qty, price, reason } = line;
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t.inTheShopInStock(<Money cents={shopPrice} />, countInStock)}
          </Typography>
          {qty <= availableQuantity && <BackorderNote qty={qty} countInStock={countInStock} />}
        </Box>
        <IconButton color="error" aria-label={t.remove(name)} onClick={onRemove}>
          <Icon name="trash" size={20} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: { sm: '120px 140px 1fr' } }}>
        <TextField
          required
          type="number"
          label={t.quantity}
          value={qty || ''}
          error={qty > availableQuantity ? t.onlyLeft(availableQuantity) : undefined}
          inputProps={{ min: 1, max: 10_000, step: 1, 'aria-label': t.quantityOf(name) }}
          onChange={({ target }) => onChange({ ...line, qty: Math.trunc(Number(target.value)) })}
        />
        {price === null ? (
          <Button
            sx={{ alignSelf: 'end', justifySelf: 'start', minHeight: 44, gridColumn: { sm: '2 / 4' } }}
            aria-label={t.changeThePriceOf(name)}
            onClick={() => onChange({ ...line, price: decimalText(shopPrice) })}
          >
            {t.changePrice}
          </Button>
        ) : (
          <>
            <TextField
              required
              autoFocus
              type="number"
              label={t.priceForOne}
              value={price}
              inputProps={{
                min: 0,
                max: (shopPrice * 10) / 100,
                step: 0.01,
                'aria-label': t.priceForOneName(name),
              }}
              onChange={({ target }) => onChange({ ...line, price: target.value })}
            />
            <TextField
              required
              label={t.reason}
              hint={t.forStaffTheCustomerDoes}
              value={reason}
              inputProps={{
                maxLength: 200,
                pattern: '.*\\S.*',
                'aria-label': t.reasonForThePriceOf(name),
              }}
              onChange={({ target }) => onChange({ ...line, reason: target.value })}
            />
            <Button
              size="small"
              sx={{ justifySelf: 'start', mt: -1.5, gridColumn: { sm: '2 / 4' } }}
              aria-label={t.useTheShopsPriceOf(name)}
              onClick={() => onChange({ ...line, price: null, reason: '' })}
            >
              {t.useTheShopsPrice}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
