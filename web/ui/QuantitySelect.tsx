import Box from '@mui/material/Box';
import { type ChangeEvent, useId, useState } from 'react';
import * as t from '#messages/ui';
import { Field } from './Field.tsx';
import { Glyph } from './Icon.tsx';

/** Above this many choices a list is slower than typing. */
const LONGEST_LIST = 100;

interface QuantitySelectProps {
  value: number;
  /** Units in stock; more can never be chosen. */
  max: number;
  onChange: (qty: number) => void;
  label?: string;
  hideLabel?: boolean;
  /** In a form that works without scripts. */
  name?: string;
}

/** How many units: a list of 1 to `max`, or a number to type when there are very many. */
export function QuantitySelect({ label = t.quantity, hideLabel, ...props }: QuantitySelectProps) {
  const id = useId();
  const Choice = props.max > LONGEST_LIST ? TypedQuantity : ListedQuantity;
  return (
    <Field id={id} label={label} hideLabel={hideLabel}>
      <Choice id={id} {...props} />
    </Field>
  );
}

/** The look of MUI's outlined inputs, without their code on the page of every product. */
const boxStyle = {
  width: '100%',
  height: 45,
  py: 0,
  px: '13px',
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'field.main',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
} as const;

const arrowStyle = {
  position: 'absolute',
  right: 10,
  top: 11,
  fill: 'var(--palette-action-active)',
  pointerEvents: 'none',
};

interface ChoiceProps extends Pick<QuantitySelectProps, 'value' | 'max' | 'onChange' | 'name'> {
  id: string;
}

function ListedQuantity({ id, name, value, max, onChange }: ChoiceProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="select"
        id={id}
        name={name}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(Number(event.target.value))}
        sx={{ ...boxStyle, pr: 4, appearance: 'none', cursor: 'pointer' }}
      >
        {Array.from({ length: max }, (_, index) => (
          <option key={index + 1} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </Box>
      <Glyph path="M7 10l5 5 5-5z" size={24} sx={arrowStyle} />
    </Box>
  );
}

function TypedQuantity({ id, name, value, max, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box
      component="input"
      id={id}
      name={name}
      type="number"
      value={typed ?? value}
      min={1}
      max={max}
      step={1}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        const qty = Number(event.target.value);
        if (Number.isInteger(qty) && qty >= 1 && qty <= max) onChange(qty);
      }}
      onBlur={() => setTyped(null)}
      sx={boxStyle}
    />
  );
}
