import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { Field } from './Field.tsx';

/** Above this many choices a list is slower than typing. */
const LONGEST_LIST = 100;

interface QuantitySelectProps {
  value: number;
  /** Pieces in stock; more can never be chosen. */
  max: number;
  onChange: (qty: number) => void;
  label?: string;
  hideLabel?: boolean;
}

/** How many pieces: a list of 1 to `max`, or a number to type when there are very many. */
export function QuantitySelect({ label = 'Quantity', hideLabel, ...props }: QuantitySelectProps) {
  const id = useId();
  const Choice = props.max > LONGEST_LIST ? TypedQuantity : ListedQuantity;
  return (
    <Field id={id} label={label} hideLabel={hideLabel}>
      <Choice id={id} {...props} />
    </Field>
  );
}

interface ChoiceProps extends Pick<QuantitySelectProps, 'value' | 'max' | 'onChange'> {
  id: string;
}

function ListedQuantity({ id, value, max, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      fullWidth
      id={id}
      value={value}
      input={<OutlinedInput />}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: max }, (_, index) => (
        <option key={index + 1} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </NativeSelect>
  );
}

function TypedQuantity({ id, value, max, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <OutlinedInput
      fullWidth
      id={id}
      type="number"
      value={typed ?? value}
      inputProps={{ min: 1, max, step: 1 }}
      onChange={(event) => {
        setTyped(event.target.value);
        const qty = Number(event.target.value);
        if (Number.isInteger(qty) && qty >= 1 && qty <= max) onChange(qty);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
