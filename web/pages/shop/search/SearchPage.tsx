import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { FilteredResults } from '../../../features/catalog/FilteredResults.tsx';
import { knownQuery, ofPage, readListUrl } from '../../../features/catalog/list-url.ts';
import { readPriceWords } from '../../../features/catalog/price-words.ts';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { pageNumber, searchUrl } from '../../../router/urls.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchPageDocument, useSearchPageQuery } from './SearchPage.generated.tsx';

const PopularProducts = lazyPart(async () => (await import('./PopularProducts.tsx')).PopularProducts);

const WithoutPrice = lazyPart(async () => (await import('./WithoutPrice.tsx')).WithoutPrice);

/** What is searched for, without the price that it says. */
const wordsOf = (typed: string) => readPriceWords(typed) ?? { keyword: typed, query: '' };

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = ({ keyword = '', pageNumber: page }: Params) => {
  const words = wordsOf(keyword);
  return {
    query: SearchPageDocument,
    variables: { ...readListUrl(words.query), page: pageNumber(page), keyword: words.keyword },
  };
};

/** Products that match a keyword, best match first. */
export default function SearchPage() {
  const params = useParams();
  const { keyword = '' } = params;
  const { page, keyword: searched } = firstQuery(params).variables;
  const given = ofPage(knownQuery(useLocation().search), 1);
  // A price in the address was chosen after the one that was typed.
  const query = /\b(?:min|max)=/.test(given)
    ? given
    : knownQuery(`${wordsOf(keyword).query}&${given.slice(1)}`);
  const { filter, sort } = readListUrl(query);
  const result = useSearchPageQuery({ variables: { page, keyword: searched, filter, sort } });
  const { total, isClose, didYouMean } = result.data?.products ?? {};
  const title = `Results for "${keyword}"`;
  const href = (page: number) => searchUrl(keyword, page);
  return (
    <>
      <PageTitle
        title={title}
        description={`Products that match "${keyword}".`}
        canonical={href(page)}
        isListed={false}
      />
      <Typography variant="h1">{title}</Typography>
      <Box sx={{ mt: 1, mb: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {total !== undefined && countOf(total, isClose)}
        </Typography>
        <Link href="/">Clear search</Link>
      </Box>
      {isClose && (
        <Box sx={{ mb: 3 }}>
          {didYouMean && (
            <Typography sx={{ mb: 2, fontSize: '1.125rem' }}>
              Did you mean <Link href={searchUrl(didYouMean)}>{didYouMean}</Link>?
            </Typography>
          )}
          <Typography variant="h2" sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' } }}>
            Nothing matches exactly. Close matches:
          </Typography>
        </Box>
      )}
      <FilteredResults
        result={result}
        // The address says the price from now on, so that it can be taken off.
        path={searchUrl(searched || keyword)}
        chipsPath={searchUrl(searched)}
        query={query}
        href={(number) => href(number) + given}
        firstOrder="Best match"
        emptyText={
          filter
            ? 'Nothing matches this filter.'
            : 'Nothing matches. Check the spelling or try a shorter word.'
        }
      />
      {total === 0 && !filter && <PopularProducts />}
      {total === 0 && searched && filter?.price && <WithoutPrice keyword={searched} query={query} />}
    </>
  );
}

function countOf(total: number, isClose = false): string {
  if (isClose)
    return total === 1 ? 'no exact match, 1 close match' : `no exact match, ${total} close matches`;
  return `${total} ${total === 1 ? 'product' : 'products'}`;
}
