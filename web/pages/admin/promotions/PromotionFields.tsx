import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import type { PromotionKind } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { typedAmount } from '../../../ui/typed-amount.ts';
import type { EditedPromotionFragment } from './PromotionsPage.generated.tsx';
import { typedMoment } from './promotion-form.ts';

interface PromotionFieldsProps {
  promotion?: EditedPromotionFragment;
  kind: PromotionKind;
  errors: Partial<Record<string, string>>;
}

const kindNames: Record<PromotionKind, string> = {
  PERCENT: 'A percentage',
  AMOUNT: 'An amount',
  FREE_SHIPPING: 'The shipping',
  BUY_X_GET_Y: 'Part of the pieces (buy X, get Y)',
};
const amount = { type: 'number', inputProps: { min: 0, step: 0.01 } } as const;
const count = { type: 'number', inputProps: { min: 0, step: 1 } } as const;
const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** The fields of a promotion, without what it is for. */
export function PromotionFields({ promotion, kind, errors }: PromotionFieldsProps) {
  const isPart = kind === 'PERCENT' || kind === 'BUY_X_GET_Y';
  const part = promotion && promotion.kind === kind ? promotion.value : null;
  return (
    <>
      <TextField
        required
        autoFocus
        label="Name"
        name="title"
        defaultValue={promotion?.title}
        hint="Shoppers see it in the summary of the order."
        inputProps={{ maxLength: 100, pattern: '.*\\S.*' }}
        error={errors.title}
      />
      <Box sx={pair}>
        <NativeSelect name="kind" defaultValue={kind} input={<TextField label="What it takes off" />}>
          {Object.entries(kindNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        {isPart && (
          <TextField
            required
            type="number"
            label="Percent"
            name="percent"
            defaultValue={part === null ? '' : part / 100}
            inputProps={{ min: 0.01, max: 100, step: 0.01 }}
            error={errors.value}
          />
        )}
        {kind === 'AMOUNT' && (
          <TextField
            {...amount}
            required
            label="Amount"
            name="amount"
            defaultValue={typedAmount(part)}
            error={errors.value}
          />
        )}
        {kind === 'BUY_X_GET_Y' && (
          <>
            <TextField
              {...count}
              required
              label="Pieces to buy"
              name="buyQty"
              defaultValue={promotion?.buyQty || 2}
              error={errors.buyQty}
            />
            <TextField
              {...count}
              required
              label="Pieces that are reduced"
              name="getQty"
              defaultValue={promotion?.getQty || 1}
              error={errors.getQty}
            />
          </>
        )}
      </Box>
      <Box sx={pair}>
        <NativeSelect
          name="how"
          defaultValue={promotion?.isAutomatic ? 'automatic' : 'code'}
          input={<TextField label="How it applies" error={errors.isAutomatic} />}
        >
          <option value="code">With a code</option>
          <option value="automatic">By itself</option>
        </NativeSelect>
        <TextField
          label="Code (optional)"
          name="code"
          defaultValue={promotion?.code ?? ''}
          hint="Or generate codes for one use each after saving."
          inputProps={{ maxLength: 40 }}
          error={errors.code}
        />
      </Box>
      <Box sx={pair}>
        <TextField
          {...amount}
          label="The products cost at least (optional)"
          name="minItems"
          defaultValue={typedAmount(promotion?.minItems)}
          error={errors.minItems}
        />
        <TextField
          {...count}
          label="Pieces, at least (optional)"
          name="minQty"
          defaultValue={promotion?.minQty ?? ''}
          error={errors.minQty}
        />
        <TextField
          type="datetime-local"
          label="From (optional)"
          name="startsAt"
          defaultValue={typedMoment(promotion?.startsAt)}
          error={errors.startsAt}
        />
        <TextField
          type="datetime-local"
          label="To (optional)"
          name="endsAt"
          defaultValue={typedMoment(promotion?.endsAt)}
          error={errors.endsAt}
        />
        <TextField
          {...count}
          label="Uses in all (optional)"
          name="maxUses"
          defaultValue={promotion?.maxUses ?? ''}
          error={errors.maxUses}
        />
        <TextField
          {...count}
          label="Uses of one customer (optional)"
          name="maxPerPerson"
          defaultValue={promotion?.maxPerPerson ?? ''}
          error={errors.maxPerPerson}
        />
      </Box>
      <Box>
        <FormControlLabel
          control={<Checkbox name="firstOrderOnly" defaultChecked={promotion?.firstOrderOnly} />}
          label="First orders only"
        />
        <FormControlLabel
          control={<Checkbox name="stacks" defaultChecked={promotion?.stacks} />}
          label="Can be combined with other discounts"
        />
        <FormControlLabel
          control={<Checkbox name="isActive" defaultChecked={promotion?.isActive ?? true} />}
          label="Active"
        />
      </Box>
      <TextField
        {...count}
        label="Priority"
        name="priority"
        defaultValue={promotion?.priority ?? 0}
        hint="Of discounts that can be combined, higher numbers are taken off first."
        error={errors.priority}
      />
    </>
  );
}
