import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/stock-alert';
import { optionLabels } from '#money/line';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useMailed } from '../../../ui/useMailed.tsx';
import { GuestAlert } from './GuestAlert.tsx';
import type { ProductPageQuery } from './ProductPage.generated.tsx';
import {
  useEndStockAlertMutation,
  useRequestStockAlertMutation,
  useStockAlertsQuery,
} from './StockAlert.generated.tsx';

type Product = ProductPageQuery['product'];

interface StockAlertProps {
  /** One of which some variant is sold out. */
  product: Product;
  /** The one that is chosen, if one is. */
  variant?: Product['variants'][number];
}

/** Asks for a mail when what is chosen can be bought again. Unless that is sold out, one of the sold-out variants is chosen here: some can be chosen nowhere else. */
export function StockAlert({ product, variant }: StockAlertProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState('');
  const isChosen = variant?.availableQuantity === 0;
  const offered = isChosen
    ? [variant]
    : product.variants.filter(({ availableQuantity }) => availableQuantity === 0);
  const id = offered.some((each) => each.id === picked) ? picked : offered[0]!.id;
  const viewer = useViewer();
  const optionNames = product.options.map(({ name }) => name);
  return (
    <NeedsMails>
      {isOpen || (isChosen && viewer) ? (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
          {!isChosen && (
            <Select
              label={t.soldOut}
              value={id}
              options={offered.map((each) => [each.id, optionLabels({ ...each, optionNames }).join(', ')])}
              onChange={setPicked}
            />
          )}
          {viewer ? (
            <OfViewer key={id} productId={product.id} variantId={id} />
          ) : (
            <OfGuest key={id} variantId={id} />
          )}
        </Box>
      ) : (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {isChosen ? t.tellMe : t.tellMeOfAnother}
        </Button>
      )}
    </NeedsMails>
  );
}

const useRequest = () => useRequestStockAlertMutation({ context: { inlineErrors: true } });

function OfGuest({ variantId }: { variantId: string }) {
  const mailed = useMailed();
  const [request, state] = useRequest();
  return (
    <GuestAlert
      request={(email) => request({ variables: { input: { variantId, email } } })}
      state={state}
      sent={mailed(t.linkComes)}
    />
  );
}

/** One press: the mail goes to the address of the account. */
function OfViewer({ productId, variantId }: { productId: string; variantId: string }) {
  const mailed = useMailed();
  const own = useStockAlertsQuery({ variables: { id: productId }, fetchPolicy: 'no-cache' });
  const [request, { loading, error, data }] = useRequest();
  const [end, ending] = useEndStockAlertMutation();
  const hasAlert = own.data?.product.variants.some(
    ({ id, hasStockAlert }) => id === variantId && hasStockAlert,
  );
  const variables = { input: { variantId } };
  const readAgain = () => own.refetch();
  const { message } = formError(error);
  if (hasAlert)
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box role="status">{mailed(t.youAreTold)}</Box>
        <Button
          loading={ending.loading}
          onClick={() => void end({ variables }).then(readAgain).catch(ignoreShown)}
        >
          {t.noLonger}
        </Button>
      </Box>
    );
  if (data && !data.requestStockAlert.isConfirmed)
    return <Message severity="success">{mailed(t.linkComes)}</Message>;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        loading={loading || own.loading}
        onClick={() => void request({ variables }).then(readAgain).catch(ignoreShown)}
      >
        {t.tellMe}
      </Button>
      {message && <Message severity="error">{message}</Message>}
    </Box>
  );
}
