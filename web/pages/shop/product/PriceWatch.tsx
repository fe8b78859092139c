import Box from '@mui/material/Box';
import * as t from '#messages/stock-alert';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { usePriceAlertsQuery } from '../../../features/catalog/PriceAlert.generated.tsx';
import { PriceAlert } from '../../../features/catalog/PriceAlert.tsx';
import { useMailed } from '../../../ui/useMailed.tsx';
import { GuestAlert } from './GuestAlert.tsx';
import { useRequestPriceAlertMutation } from './PriceWatch.generated.tsx';

interface PriceWatchProps {
  product: { id: string; name: string };
  variantId: string;
}

/** Asks for a mail when the price falls: of the product for accounts, of the variant for guests. */
export function PriceWatch({ product, variantId }: PriceWatchProps) {
  const viewer = useViewer();
  return (
    <Box sx={{ maxWidth: 480 }}>
      {viewer ? <OfViewer product={product} /> : <OfGuest key={variantId} variantId={variantId} />}
    </Box>
  );
}

function OfViewer({ product }: Pick<PriceWatchProps, 'product'>) {
  const { data, refetch } = usePriceAlertsQuery({ fetchPolicy: 'no-cache' });
  return (
    data && (
      <PriceAlert
        product={product}
        isSet={data.priceAlerts.includes(product.id)}
        onChanged={() => refetch()}
      />
    )
  );
}

function OfGuest({ variantId }: { variantId: string }) {
  const mailed = useMailed();
  const [request, state] = useRequestPriceAlertMutation({ context: { inlineErrors: true } });
  return (
    <GuestAlert
      request={(email) => request({ variables: { input: { variantId, email } } })}
      state={state}
      sent={mailed(t.priceLinkComes)}
    />
  );
}
