import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/home';
import { orderName } from '#money/order-name';
import { saidOnce } from '../../../features/orders/said-once.ts';
import { type TimelineOrder, whatOf } from '../../../features/orders/TimelineEntry.tsx';
import { adminOrdersUrl, adminOrderUrl } from '../../../router/admin-urls.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { RecentTime } from '../../../ui/RecentTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { type LatestQuery, useLatestQuery } from './Latest.generated.tsx';
import { panel } from './panel.ts';

/** An order of which nothing is known: its sentences name neither items nor an exchange. */
const anyOrder: TimelineOrder = { orderItems: [], shippingMethod: null, exchangedFor: null };

/** What happened last to orders: each entry leads to its order. */
export function LatestPanel() {
  const result = useLatestQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Section title={t.latest} sx={panel}>
      <Loaded result={result}>
        {({ latestEvents }) =>
          latestEvents.length > 0 ? (
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {onceEach(latestEvents).map((each) => (
                <Entry key={each.entry.id} {...each} />
              ))}
            </Box>
          ) : (
            <>
              {t.nothingYet} <Link href={adminOrdersUrl}>{t.allOrders}</Link>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

/** The same, without what another entry of the order says as well. */
function onceEach(latest: LatestQuery['latestEvents']): LatestQuery['latestEvents'] {
  const shown = [...Map.groupBy(latest, ({ orderId }) => orderId).values()].flatMap((ofOrder) =>
    saidOnce(ofOrder.map(({ entry }) => entry)),
  );
  const byId = new Map(shown.map((entry) => [entry.id, entry]));
  return latest.flatMap((each) => {
    const entry = byId.get(each.entry.id);
    return entry ? [{ ...each, entry }] : [];
  });
}

function Entry({ entry, orderId, orderNumber, customerName }: LatestQuery['latestEvents'][number]) {
  return (
    <Box component="li" sx={line}>
      <Box aria-hidden sx={mark} />
      <Box sx={{ minWidth: 0, flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
        <Link href={adminOrderUrl(orderId)} sx={{ fontWeight: 600 }}>
          {orderName(orderNumber)}: {whatOf(entry, anyOrder)}
        </Link>
        <Box sx={small}>{customerName}</Box>
      </Box>
      <Box sx={small}>
        <RecentTime iso={entry.at} />
      </Box>
    </Box>
  );
}

const small = { fontSize: '0.8125rem', color: 'text.secondary' };
const line = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  ml: 0.75,
  pl: 2,
  pb: 2,
  borderLeft: 2,
  borderColor: 'divider',
  '&:last-of-type': { pb: 0, borderColor: 'transparent' },
};
const mark = {
  position: 'absolute',
  left: -8,
  top: 5,
  width: 14,
  height: 14,
  borderRadius: '50%',
  border: 2,
  borderColor: 'text.primary',
  bgcolor: 'background.paper',
};
