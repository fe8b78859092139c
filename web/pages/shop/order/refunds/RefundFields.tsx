import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import * as t from '#messages/admin/refunds';
import { decimalText } from '#money/cents';
import { formatMoney } from '#money/format-money';
import { variantName } from '#money/line';
import { Money } from '../../../../ui/Money.tsx';
import { useSettings } from '../../../../ui/settings.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { cancellableUnits, type RefundPlan, refundableUnits } from './plan-refund.ts';
import type { RefundFormFragment } from './RefundForm.generated.tsx';
import { type TypedRefund, type TypedUnits, type UnitKind, untyped } from './typed-refund.ts';

interface RefundFieldsProps {
  order: RefundFormFragment;
  typed: TypedRefund;
  plan: RefundPlan;
  /** Money goes back that needs one. */
  needsReason: boolean;
  onChange: (typed: TypedRefund) => void;
}

/** The fields of a refund: units by line, shipping, goodwill and reason. */
export function RefundFields({ order, typed, plan, needsReason, onChange }: RefundFieldsProps) {
  const settings = useSettings();
  const set = (change: Partial<TypedRefund>) => onChange({ ...typed, ...change });
  const unitsOf = (kind: UnitKind, id: string, most: number) => ({
    kind,
    most,
    typed: typed[kind][id] ?? untyped(kind),
    onChange: (units: TypedUnits) => set({ [kind]: { ...typed[kind], [id]: units } }),
  });
  const lines = order.orderItems.filter((item) => cancellableUnits(item) + refundableUnits(item) > 0);
  const shippingLeft = order.refundable.shippingAmount.amount - plan.shippingOfCancelled;
  return (
    <>
      {lines.map((item) => (
        <Box key={item.id} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          {/* A fieldset is named by a legend that is its child alone. Floating, it stands in a line with the amount. */}
          <Box component="legend" sx={legend}>
            {variantName(item)}
          </Box>
          <Box sx={{ textAlign: 'right', mb: 1 }}>
            <Money cents={plan.lines.find(({ id }) => id === item.id)!.amount} />
          </Box>
          <Box sx={{ clear: 'both' }}>
            <UnitFields {...unitsOf('cancel', item.id, cancellableUnits(item))} />
            <UnitFields {...unitsOf('refund', item.id, refundableUnits(item))} />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {shippingLeft > 0 && (
          <AmountField
            label={t.shipping}
            hint={t.atMost(formatMoney(shippingLeft, settings))}
            most={shippingLeft}
            value={typed.shipping}
            onChange={(shipping) => set({ shipping })}
          />
        )}
        <AmountField
          label={t.goodwill}
          hint={t.goodwillHint}
          most={order.refundable.amount.amount}
          value={typed.goodwill}
          onChange={(goodwill) => set({ goodwill })}
        />
      </Box>
      <TextField
        label={t.reason}
        hint={t.theBuyerReadsIt}
        required={needsReason}
        multiline
        maxRows={6}
        value={typed.reason}
        inputProps={{ maxLength: 500 }}
        onChange={({ target }) => set({ reason: target.value })}
      />
    </>
  );
}

const legend = { p: 0, float: 'left', maxWidth: '70%', fontWeight: 600, overflowWrap: 'anywhere' };

interface UnitFieldsProps {
  kind: UnitKind;
  /** Units that can be chosen; without any there are no fields. */
  most: number;
  typed: TypedUnits;
  onChange: (typed: TypedUnits) => void;
}

function UnitFields({ kind, most, typed, onChange }: UnitFieldsProps) {
  if (most === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 2, mb: 1 }}>
      <Box sx={{ width: 220 }}>
        <TextField
          label={kind === 'cancel' ? t.cancelUnits(most) : t.refundUnits(most)}
          type="number"
          required
          value={typed.quantity}
          inputProps={{ min: 0, max: most, step: 1 }}
          onChange={({ target }) => onChange({ ...typed, quantity: target.value })}
        />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={typed.isRestocked}
            onChange={({ target }) => onChange({ ...typed, isRestocked: target.checked })}
          />
        }
        label={t.putBackIntoStock}
      />
    </Box>
  );
}

interface AmountFieldProps {
  label: string;
  hint: string;
  /** Minor units. */
  most: number;
  value: string;
  onChange: (value: string) => void;
}

function AmountField({ label, hint, most, value, onChange }: AmountFieldProps) {
  return (
    <TextField
      {...{ label, hint, value }}
      type="number"
      inputProps={{ min: 0, max: decimalText(most), step: 0.01 }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
