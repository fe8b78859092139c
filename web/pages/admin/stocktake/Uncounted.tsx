import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/stocktake';
import { formatMoney } from '#money/format-money';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { useSettings } from '../../../ui/settings.ts';
import {
  useSetUncountedToZeroMutation,
  useStocktakeUncountedQuery,
  useUndoSetUncountedToZeroMutation,
} from './Stocktake.generated.tsx';

const SetToZero = actionButton(useSetUncountedToZeroMutation, t.areSetToZero);
const Undo = actionButton(useUndoSetUncountedToZeroMutation, t.isUndone);

/** How many items nobody counted, and the choice to count them as 0. Without it they stay as they are. */
export function Uncounted({ id, disabled }: { id: string; disabled: boolean }) {
  const { data } = useStocktakeUncountedQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const settings = useSettings();
  if (!data) return null;
  const { items, units, value, withoutCost, setToZero } = data.stocktakeUncounted;
  const worth = formatMoney(value, settings);
  const variables = { input: { stocktakeId: id } };
  return (
    <>
      {items > 0 && (
        <>
          <Typography sx={{ mt: 2, mb: 1 }}>{t.nobodyCounted(items, units, worth, withoutCost)}</Typography>
          <SetToZero
            variant="outlined"
            variables={variables}
            disabled={disabled}
            question={t.setToZeroQuestion(items)}
            consequence={t.setToZeroConsequence(items, units, worth, withoutCost)}
            action={t.setToZeroIt}
          >
            {t.setToZero(items)}
          </SetToZero>
        </>
      )}
      {setToZero > 0 && (
        <>
          <Typography sx={{ mt: 2, mb: 1 }}>{t.wereSetToZero(setToZero)}</Typography>
          <Undo variant="outlined" variables={variables}>
            {t.undoSetToZero}
          </Undo>
        </>
      )}
    </>
  );
}
