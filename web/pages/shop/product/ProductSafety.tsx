import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import * as t from '#messages/product-safety';
import { mailUrl } from '../../../router/urls.ts';
import {
  type ContactFragment,
  type ProductSafetyQuery,
  useProductSafetyQuery,
} from './ProductSafety.generated.tsx';

/** Warnings of a product, who makes it and who is responsible for it in the EU, and its files. Nothing of what is not known. */
export function ProductSafety({ id }: { id: string }) {
  // Its code may be loaded after hydration: what the server rendered with is not fetched again.
  const { data } = useProductSafetyQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  if (!data) return null;
  const { manufacturer, warnings, documents } = data.product;
  return (
    <>
      {(manufacturer || warnings.length > 0) && (
        <Part title={t.productSafety}>
          {warnings.length > 0 && (
            <Box component="ul" aria-label={t.warnings} sx={listStyle}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </Box>
          )}
          {manufacturer && <Contact title={t.manufacturer} contact={manufacturer} />}
          {manufacturer?.responsiblePerson && (
            <Contact title={t.responsibleInTheEu} contact={manufacturer.responsiblePerson} />
          )}
        </Part>
      )}
      {documents.length > 0 && (
        <Part title={t.downloads}>
          <Box component="ul" sx={listStyle}>
            {documents.map((document) => (
              <Download key={document.path} document={document} />
            ))}
          </Box>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.25rem' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Download({ document }: { document: ProductSafetyQuery['product']['documents'][number] }) {
  const { path, title, bytes } = document;
  return (
    <li>
      <Link href={path} download={`${title}.pdf`}>
        {title}
      </Link>
      {t.pdfOf(bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`)}
    </li>
  );
}

const MEGABYTE = 1024 * 1024;

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
      <Link href={isPage ? address : mailUrl(address)} rel="nofollow noopener">
        {address}
      </Link>
    </Box>
  );
}

const listStyle = { m: 0, pl: 2.5, overflowWrap: 'anywhere' } as const;
