import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import * as t from '#messages/saved';
import { ignoreShown } from '../../apollo/errors.ts';
import { toast } from '../../ui/toast.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useEndPriceAlertMutation, useSetPriceAlertMutation } from './PriceAlert.generated.tsx';

interface PriceAlertProps {
  product: { id: string; name: string };
  isSet: boolean;
  /** Reads the alerts again. */
  onChanged: () => Promise<unknown>;
}

/** Whether the viewer is mailed when the price of a saved product falls. */
export function PriceAlert({ product: { id, name }, isSet, onChanged }: PriceAlertProps) {
  const mailed = useMailedText();
  const [set, setting] = useSetPriceAlertMutation();
  const [end, ending] = useEndPriceAlertMutation();
  const variables = { input: { productId: id } };
  const change = async (isWanted: boolean) => {
    // Not disabled meanwhile: it would lose the focus.
    if (setting.loading || ending.loading) return;
    await (isWanted ? set({ variables }) : end({ variables }));
    await onChanged();
    if (isWanted) toast(mailed(t.priceIsWatched(name)));
  };
  return (
    <FormControlLabel
      control={<Checkbox checked={isSet} />}
      onChange={(_, checked) => void change(checked).catch(ignoreShown)}
      sx={{ mr: 0, alignItems: 'center' }}
      label={
        <>
          {t.tellOfPrice}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </>
      }
    />
  );
}
