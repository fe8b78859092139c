import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/search';
import { readListUrl } from '../../../features/catalog/list-url.ts';
import { searchUrl } from '../../../router/urls.ts';
import { useWithoutPriceQuery } from './WithoutPrice.generated.tsx';

interface WithoutPriceProps {
  /** Without the price that it may say. */
  keyword: string;
  /** Of the address, with its question mark. */
  query: string;
}

/** What a search finds at other prices, when it finds nothing at those that were asked for. */
export function WithoutPrice({ keyword, query }: WithoutPriceProps) {
  const others = new URLSearchParams(query);
  others.delete('min');
  others.delete('max');
  const rest = others.size > 0 ? `?${others}` : '';
  const { filter } = readListUrl(rest);
  const { data } = useWithoutPriceQuery({ variables: { keyword, filter } });
  const total = data?.products.total ?? 0;
  if (total === 0) return null;
  return (
    <Box sx={{ mt: 2, textAlign: 'center' }}>
      <Link href={searchUrl(keyword) + rest}>{t.withoutThePriceLimit(total)}</Link>
    </Box>
  );
}
