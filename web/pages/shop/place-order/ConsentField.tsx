import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useId } from 'react';
import * as t from '#messages/place-order';
import type { ConsentState } from './useConsent.ts';

interface ConsentFieldProps {
  consent: ConsentState;
  /** The buyer tried to order without a tick. */
  isRefused: boolean;
}

/** The id of the box, which an order without a tick leads to. */
export const CONSENT_BOX = 'consent';

/** How the buyer agrees to the terms: a sentence, or a box before it. The pages open in another tab, so that the order stays. */
export function ConsentField({ consent: { pages, way, isTicked, tick }, isRefused }: ConsentFieldProps) {
  const hint = useId();
  if (!way) return null;
  const link = (kind: string) =>
    pages
      .filter((page) => page.kind === kind)
      .map(({ path, title }) => (
        <Link key={path} href={path} target="_blank" rel="noopener">
          {title}
        </Link>
      ))[0];
  const links = { terms: link('TERMS'), privacy: link('PRIVACY'), withdrawal: link('WITHDRAWAL') };
  if (way === 'notice')
    return (
      <Box component="p" sx={{ mt: 0, mb: 1.5, fontSize: '0.875rem' }}>
        {t.byOrderingYouAgree(links)}
      </Box>
    );
  return (
    <Box sx={{ mb: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            id={CONSENT_BOX}
            checked={isTicked}
            onChange={(_, isNow) => tick(isNow)}
            slotProps={{
              input: { 'aria-invalid': isRefused, ...(isRefused && { 'aria-describedby': hint }) },
            }}
          />
        }
        label={<Box sx={{ py: 1, fontSize: '0.875rem' }}>{t.iAgree(links)}</Box>}
        sx={{ alignItems: 'flex-start' }}
      />
      {isRefused && (
        <FormHelperText id={hint} error role="alert">
          {t.tickTheBox}
        </FormHelperText>
      )}
    </Box>
  );
}
