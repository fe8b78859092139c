import * as t from '#messages/saved';
import { ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMailedText } from '../../../ui/useMailed.tsx';
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
  const toggle = async () => {
    await (isSet ? end({ variables }) : set({ variables }));
    await onChanged();
    toast(isSet ? t.priceIsNotWatched(name) : mailed(t.priceIsWatched(name)));
  };
  return (
    <Button
      color="inherit"
      aria-label={t.tellOfPriceOf(name)}
      aria-pressed={isSet}
      loading={setting.loading || ending.loading}
      onClick={() => void toggle().catch(ignoreShown)}
      sx={{ px: 0, fontWeight: 400, textAlign: 'left', textDecoration: isSet ? 'none' : 'underline' }}
    >
      {isSet && '✓ '}
      {t.tellOfPrice}
    </Button>
  );
}
