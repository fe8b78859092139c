import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import * as t from '#messages/cart';
import { MAX_CODES } from '#money/promotion';
import { readFailure } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readCart } from './cart-store.ts';
import { addCode, readCodes, removeCode, useCodes } from './codes-store.ts';
import { useQuoteLazyQuery } from './Quote.generated.tsx';
import { quoteVariables } from './refresh-cart.ts';
import { readShippingChoice } from './shipping-choice.ts';

const chips = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' };
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  pl: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  fontWeight: 600,
};

interface DiscountCodesProps {
  /** The codes of this cart that take nothing off. */
  codeProblems?: readonly { code: string; reason: string; message: string }[];
}

/** The codes of the cart, each with a button that removes it, and a field for another one. */
export function DiscountCodes({ codeProblems = [] }: DiscountCodesProps) {
  const codes = useCodes();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [fetchQuote] = useQuoteLazyQuery({ fetchPolicy: 'network-only' });
  const unknown = codeProblems.filter(({ reason }) => reason === 'UNKNOWN');
  // It was deleted since: every quote with it would count as a guess.
  useEffect(() => {
    for (const { code, message } of unknown) {
      removeCode(code);
      setError(`${code}: ${message}`);
      setIsOpen(true);
    }
  });

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim().toUpperCase();
    if (!code || loading) return;
    setLoading(true);
    try {
      const { lines, shippingAddress } = readCart();
      const quoted = quoteVariables(lines, shippingAddress, readShippingChoice());
      const wanted = { ...quoted, codes: [...readCodes(), code] };
      const { data } = await fetchQuote({ variables: wanted });
      const problem = data?.cart.codeProblems.find((each) => each.code === code);
      if (problem?.reason === 'UNKNOWN') return setError(problem.message);
      addCode(code);
      setError('');
      setText('');
    } catch (failure) {
      setError(readFailure(failure).message);
    } finally {
      setLoading(false);
    }
  };

  return (
    <Box sx={{ mt: 1.5 }}>
      {codes.length > 0 && (
        <Box component="ul" aria-label={t.yourCodes} sx={chips}>
          {codes.map((code) => (
            <Box component="li" key={code} sx={chip}>
              {code}
              <IconButton
                aria-label={t.removeTheCode(code)}
                color="inherit"
                sx={{ p: 1.5 }}
                onClick={() => removeCode(code)}
              >
                <Icon name="cross" size={16} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <div role="status">
        {codeProblems
          .filter(({ code }) => codes.includes(code))
          .map(({ code, message }) => (
            <Typography key={code} variant="body2" sx={{ mt: 0.5 }}>
              {code}: {message}
            </Typography>
          ))}
      </div>
      {codes.length < MAX_CODES && (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
            {t.addADiscountCode}
          </Box>
          <Box
            component="form"
            onSubmit={apply}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
          >
            <Box sx={{ flex: '1 1 160px' }}>
              <TextField
                label={t.discountCode}
                value={text}
                error={error}
                autoComplete="off"
                inputProps={{ maxLength: 40, autoCapitalize: 'characters', spellCheck: false }}
                onChange={({ target }) => {
                  setText(target.value);
                  setError('');
                }}
              />
            </Box>
            {/* Beside the field, below its label. */}
            <Button type="submit" variant="outlined" loading={loading} sx={{ mt: 3.5 }}>
              {t.apply}
            </Button>
          </Box>
        </details>
      )}
    </Box>
  );
}
