import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/imports';
import { isInEu } from '#money/eu';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { adminImportUrl } from '../../../router/admin-urls.ts';
import type { ImportField } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { type StartImportMutationVariables, useStartImportMutation } from './NewImportPage.generated.tsx';
import { type StockChoice, UncountedStock } from './UncountedStock.tsx';

interface CheckFileProps extends Omit<StartImportMutationVariables, 'stock'> {
  /** What its columns hold. */
  fields: readonly (ImportField | null | undefined)[];
  /** Rows without a stock, and variants that are sold without one. */
  uncounted: number;
  backordered: number;
}

/** Starts a dry run of the file and goes to its page; without a mapping the shop recognises the columns. */
export function CheckFile({ fields, uncounted, backordered, ...variables }: CheckFileProps) {
  const { homeCountry } = useSettings();
  const [refusal, setRefusal] = useState('');
  const [choice, setChoice] = useState<StockChoice>({ startingStock: '0', backorderLimit: '' });
  const stock = {
    startingStock: Number(choice.startingStock),
    backorderLimit: choice.backorderLimit === '' ? null : Number(choice.backorderLimit),
  };
  const navigate = useNavigate();
  const [start, { loading }] = useStartImportMutation({ context: { inlineErrors: true, send: sendFile } });
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start({ variables: { ...variables, stock } }).then(
      ({ data }) => data && navigate(adminImportUrl(data.startImport.id)),
      ({ message }: Error) => setRefusal(message),
    );
  };
  return (
    <form onSubmit={begin}>
      {refusal && <Message severity="error">{refusal}</Message>}
      {homeCountry && isInEu(homeCountry) && fields.includes('COMPARE_AT_PRICE') && (
        <Typography sx={{ mt: 2 }}>{t.pricesBefore}</Typography>
      )}
      <UncountedStock uncounted={uncounted} backordered={backordered} choice={choice} onChange={setChoice} />
      <Box sx={{ mt: 3 }}>
        <Button type="submit" variant="contained" loading={loading}>
          {t.checkTheFile}
        </Button>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.nothingChangesYetYouSee}</Typography>
      </Box>
    </form>
  );
}
