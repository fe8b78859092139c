import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef } from 'react';
import * as t from '#messages/admin/stocktake';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { Camera } from './Camera.tsx';
import { FoundItem, foundList } from './FoundItem.tsx';
import { type CountableVariantsQuery, useCountableVariantsQuery } from './Stocktake.generated.tsx';

/** Time without a key press after which the server is asked. */
const REST_MS = 250;
/** What the server takes. */
const LONGEST = 100;
/** Codes of digits count at once; a shorter text may be the beginning of a name. */
const CODE = /^[\d\s-]{6,}$/;

interface CountFieldProps {
  text: string;
  onText: (text: string) => void;
  /** A barcode or SKU was scanned or typed. */
  onCode: (code: string) => void;
  onItem: (item: CountableVariantsQuery['countableVariants'][number]) => void;
}

/** What counts one unit: a code by the camera, by a scanner that types, or typed; or an item of a list that a part of its name finds. */
export function CountField({ text, onText, onCode, onItem }: CountFieldProps) {
  const wanted = text.trim();
  const rested = useDebounced(wanted, REST_MS, '');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const skip = rested.length < 2 || CODE.test(rested);
  const { data, loading, error } = useCountableVariantsQuery({
    variables: { query: rested },
    skip,
    fetchPolicy: 'no-cache',
    context: { inlineErrors: true },
  });
  const isCurrent = wanted === rested && !skip && !loading;
  const found = (isCurrent && data?.countableVariants) || [];

  const clear = () => {
    onText('');
    field.current?.focus();
  };
  const choose = (item: (typeof found)[number]) => {
    onItem(item);
    clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    const [only, another] = found;
    // A list is there: one of its items is meant.
    if (another) list.current?.querySelector('button')?.focus();
    else if (only) choose(only);
    else {
      onCode(wanted);
      clear();
    }
  };
  return (
    <Box>
      <Box component="form" onSubmit={submit} sx={formStyle}>
        <TextField
          label={t.code}
          hint={t.codeHint}
          value={text}
          inputRef={field}
          // Scanners type without a press on the field.
          autoFocus
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
          inputProps={{ maxLength: LONGEST, autoCapitalize: 'off', spellCheck: false, enterKeyHint: 'done' }}
        />
        <Button type="submit" variant="contained">
          {t.count}
        </Button>
      </Box>
      <Camera onCode={onCode} />
      {!skip && wanted !== '' && (
        <Typography role="status" sx={{ mt: 2, color: 'text.secondary' }}>
          {statusOf()}
        </Typography>
      )}
      {found.length > 0 && (
        <Box component="ul" ref={list} sx={foundList}>
          {found.map((item) => (
            <FoundItem key={item.id} item={item} label={t.countItem} onChoose={() => choose(item)} />
          ))}
        </Box>
      )}
    </Box>
  );

  function statusOf(): string {
    if (!isCurrent) return t.searching;
    if (error) return error.message;
    return found.length > 0 ? t.found(found.length) : t.nothingFound(wanted);
  }
}

const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  // Beside the field, which has a label above it.
  '& > button': { mt: '29px', height: 45 },
};
