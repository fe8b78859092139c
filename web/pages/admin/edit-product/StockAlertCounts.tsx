import Box from '@mui/material/Box';
import * as t from '#messages/admin/edit-product';
import { optionLabels } from '#money/line';
import { Section } from '../../../ui/Section.tsx';
import { useStockAlertCountsQuery } from './StockAlertCounts.generated.tsx';

/** How many people wait for a mail when a variant can be bought again. Nothing while nobody does. */
export function StockAlertCounts({ productId }: { productId: string }) {
  const { data } = useStockAlertCountsQuery({ variables: { id: productId }, fetchPolicy: 'no-cache' });
  if (!data) return null;
  const { options, variants } = data.product;
  const optionNames = options.map(({ name }) => name);
  const wanted = variants.flatMap(({ stockAlerts, ...variant }) =>
    stockAlerts ? { ...variant, stockAlerts } : [],
  );
  if (wanted.length === 0) return null;
  return (
    <Section title={t.waitingForStock} sx={{ mt: 6, pt: 3, borderTop: 2, borderColor: 'text.primary' }}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wanted.map((variant) => (
          <li key={variant.id}>
            {variant.options.length > 0 && `${optionLabels({ ...variant, optionNames }).join(', ')}: `}
            {t.peopleWait(variant.stockAlerts)}
          </li>
        ))}
      </Box>
    </Section>
  );
}
