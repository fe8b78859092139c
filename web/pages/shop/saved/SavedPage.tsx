import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as t from '#messages/saved';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { ListPriceNote } from '../../../features/catalog/ListPriceNote.tsx';
import { usePriceAlertsQuery } from '../../../features/catalog/PriceAlert.generated.tsx';
import { PriceAlert } from '../../../features/catalog/PriceAlert.tsx';
import { readSaved } from '../../../features/catalog/saved-products.ts';
import { loginUrl, savedUrl } from '../../../router/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { subscribeToStorage } from '../../../ui/storage-events.ts';
import { SavedCard } from './SavedCard.tsx';
import { STEP, useProducts } from './useProducts.ts';

/** The wish list of the account, or of this browser. */
export default function SavedPage() {
  // The server does not know what is stored.
  const saved = useSyncExternalStore(subscribeToStorage, readSaved, () => null);
  const viewer = useViewer();
  const [most, setMost] = useState(STEP);
  const ids = saved?.ids ?? [];
  const { products, isLoading, error, refetch } = useProducts(ids.slice(0, most));
  const alerts = usePriceAlertsQuery({ skip: !viewer, fetchPolicy: 'no-cache' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed to take a product off is gone with it.
    if (document.activeElement === document.body && products.length > 0) heading.current?.focus();
  }, [products.length]);
  // The list of the account comes with the first answer after signing in.
  const isWaiting = !saved || isLoading || (viewer && viewer._id !== saved.account && ids.length === 0);
  return (
    <>
      <PageTitle title={t.title} description={t.description} isListed={false} />
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      {saved && !viewer && ids.length > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t.onThisBrowser((text) => (
            <Link href={loginUrl(savedUrl)}>{text}</Link>
          ))}
        </Typography>
      )}
      <LoadError error={error} onRetry={refetch} />
      {products.length > 0 && <ListPriceNote />}
      {products.length > 0 && (
        <Box component="ul" sx={grid}>
          {products.map((product) => (
            <SavedCard key={product.id} product={product}>
              {alerts.data && (
                <NeedsMails>
                  <PriceAlert
                    product={product}
                    isSet={alerts.data.priceAlerts.includes(product.id)}
                    onChanged={alerts.refetch}
                  />
                </NeedsMails>
              )}
            </SavedCard>
          ))}
        </Box>
      )}
      {isWaiting && <Loader />}
      {!isWaiting && !error && products.length === 0 && (
        <EmptyState action={{ href: '/', label: t.seeAllProducts }}>{t.nothingSaved}</EmptyState>
      )}
      {!isWaiting && ids.length > most && (
        <Button variant="outlined" onClick={() => setMost(most + STEP)} sx={{ mt: 4 }}>
          {t.showMore}
        </Button>
      )}
    </>
  );
}

const grid = {
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: { xs: 3.5, sm: 5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
};
