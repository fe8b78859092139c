import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/product-safety';
import { type ContactFragment, useProductSafetyQuery } from './ProductSafety.generated.tsx';

const HEADING = 'product-safety';

/** Who makes a product, who is responsible for it in the EU, and its warnings. Nothing when none of it is known. */
export function ProductSafety({ id }: { id: string }) {
  const { data } = useProductSafetyQuery({ variables: { id } });
  if (!data) return null;
  const { manufacturer, warnings } = data.product;
  if (!manufacturer && warnings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={HEADING} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id={HEADING} sx={{ fontSize: '1.25rem' }}>
        {t.productSafety}
      </Typography>
      {warnings.length > 0 && (
        <Box component="ul" aria-label={t.warnings} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </Box>
      )}
      {manufacturer && <Contact title={t.manufacturer} contact={manufacturer} />}
      {manufacturer?.responsiblePerson && (
        <Contact title={t.responsibleInTheEu} contact={manufacturer.responsiblePerson} />
      )}
    </Box>
  );
}

interface ContactProps {
  title: string;
  contact: Pick<ContactFragment, 'name' | 'postalAddress' | 'electronicAddress'>;
}

function Contact({ title, contact: { name, postalAddress, electronicAddress: address } }: ContactProps) {
  const isPage = /^https?:\/\//i.test(address);
  return (
    <Box component="address" sx={{ fontStyle: 'normal', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
      <Typography sx={{ color: 'text.secondary', fontSize: 'inherit' }}>{title}</Typography>
      <div>{name}</div>
      <Box sx={{ whiteSpace: 'pre-line' }}>{postalAddress}</Box>
      <Link href={isPage ? address : `mailto:${address}`} rel="nofollow noopener">
        {address}
      </Link>
    </Box>
  );
}
