import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/suggestions';
import { categoryUrl, productUrl, searchUrl } from '../../router/urls.ts';
import { EnergyArrow } from '../../ui/energy-arrow.ts';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { UnitPrice } from '../../ui/UnitPrice.tsx';
import type { ProductSuggestionsQuery } from './ProductSuggestions.generated.tsx';

/** An option of the list below the search box. */
interface Suggestion {
  key: string;
  href: string;
  /** Title of its group; empty for none. */
  group: string;
  content: ReactNode;
}

/** What to offer for a keyword: a correction, the best products, their categories, all results. */
export function suggestionsOf(found: ProductSuggestionsQuery['products'], keyword: string): Suggestion[] {
  const { products, categories, didYouMean, isClose, total } = found;
  const suggestions: Suggestion[] = [];
  if (didYouMean)
    suggestions.push({
      key: 'correction',
      href: searchUrl(didYouMean),
      group: '',
      content: <Text>{t.didYouMean(didYouMean)}</Text>,
    });
  for (const { id, name, image, price, unitPrice, energyClass } of products)
    suggestions.push({
      key: id,
      href: productUrl(id),
      group: isClose ? t.closeMatches : t.products,
      content: (
        <>
          <Picture image={image} alt="" sizes="44px" />
          <Text>{name}</Text>
          <Box component="span" sx={{ maxWidth: '50%', textAlign: 'end' }}>
            <Money cents={price} />
            <UnitPrice of={unitPrice} /> {energyClass && <EnergyArrow of={energyClass} />}
          </Box>
        </>
      ),
    });
  for (const { name, slug } of categories)
    suggestions.push({
      key: `category-${slug}`,
      href: categoryUrl(slug),
      group: t.categories,
      content: <Text>{name}</Text>,
    });
  if (total > 0 && !isClose)
    suggestions.push({
      key: 'all',
      href: searchUrl(keyword),
      group: t.search,
      content: <Text>{t.allResultsFor(keyword)}</Text>,
    });
  return suggestions;
}

function Text({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      {children}
    </Box>
  );
}
