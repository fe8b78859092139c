import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/search';
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
  const title = t.resultsFor(keyword);
  const href = (page: number) => searchUrl(keyword, page);
  return (
    <>
      <PageTitle
        title={title}
        description={t.productsThatMatch(keyword)}
        canonical={href(page)}
        isListed={false}
      />
      <Typography variant="h1">{title}</Typography>
      <Box sx={{ mt: 1, mb: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {total !== undefined && (isClose ? t.closeMatchCount(total) : t.productCount(total))}
        </Typography>
        <Link href="/">{t.clearSearch}</Link>
      </Box>
      {isClose && (
        <Box sx={{ mb: 3 }}>
          {didYouMean && (
            <Typography sx={{ mb: 2, fontSize: '1.125rem' }}>
              {t.didYouMean(<Link href={searchUrl(didYouMean)}>{didYouMean}</Link>)}
            </Typography>
          )}
          {total! > 0 && (
            <Typography variant="h2" sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' } }}>
              {t.nothingMatchesExactlyCloseMatches}
            </Typography>
          )}
        </Box>
      )}
      <FilteredResults
        hasOneColumn
        result={result}
        // The address says the price from now on, so that it can be taken off.
        path={searchUrl(searched || keyword)}
        chipsPath={searchUrl(searched)}
        query={query}
        href={(number) => href(number) + given}
        firstOrder={t.bestMatch}
        emptyText={filter ? t.nothingMatchesThisFilter : t.nothingMatchesCheckTheSpelling}
      />
      {total === 0 && !filter && <PopularProducts />}
      {total === 0 && searched && filter?.price && <WithoutPrice keyword={searched} query={query} />}
    </>
  );
}
