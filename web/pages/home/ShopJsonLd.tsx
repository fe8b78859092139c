import { JsonLd } from '../../ui/JsonLd.tsx';
import { useSettings } from '../../ui/settings.ts';

/** The shop and its search for search engines. */
export function ShopJsonLd() {
  const { shopName: name, origin } = useSettings();
  const url = `${origin}/`;
  const target = `${origin}/search?keyword={search_term_string}`;
  const graph = [
    { '@type': 'Organization', name, url, logo: `${origin}/icon-512.png` },
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
    },
  ];
  return <JsonLd data={{ '@graph': graph }} />;
}
