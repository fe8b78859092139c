import { JsonLd } from '../../../ui/JsonLd.tsx';
import { useSettings } from '../../../ui/settings.ts';

/** The shop and its search for search engines. */
export function ShopJsonLd() {
  const { shopName: name, origin } = useSettings();
  if (!import.meta.env.SSR) return null;
  const url = `${origin}/`;
  const target = `${origin}/search?keyword={search_term_string}`;
  const action = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
  return (
    <>
      <JsonLd type="Organization" data={{ name, url, logo: `${origin}/icon-512.png` }} />
      <JsonLd type="WebSite" data={{ name, url, potentialAction: action }} />
    </>
  );
}
