import { JsonLd } from '../../../ui/JsonLd.tsx';
import { returnPolicy } from '../../../ui/return-policy.ts';
import { useSettings } from '../../../ui/settings.ts';

/** The shop, how items can be sent back to it, and its search for search engines. */
export function ShopJsonLd() {
  const { shopName: name, origin, returns } = useSettings();
  if (!import.meta.env.SSR) return null;
  const url = `${origin}/`;
  const target = `${origin}/search?keyword={search_term_string}`;
  const policy = returns && { hasMerchantReturnPolicy: returnPolicy(returns) };
  const action = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
  return (
    <>
      <JsonLd type="OnlineStore" data={{ name, url, logo: `${origin}/icon-512.png`, ...policy }} />
      <JsonLd type="WebSite" data={{ name, url, potentialAction: action }} />
    </>
  );
}
