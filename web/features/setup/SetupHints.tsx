import Link from '@mui/material/Link';
import { adminProductsUrl } from '../../router/admin-urls.ts';
import { Message } from '../../ui/Message.tsx';
import { useSetupHintsQuery } from './SetupHints.generated.tsx';

/** Where hints send who reads them, by the words that name it. */
const PLACES: Record<string, string | undefined> = {
  'the screen Products': adminProductsUrl,
  'Shipping on the screen Settings': '/admin/settings#shipping-methods',
  'Taxes on the screen Settings': '/admin/settings#taxes',
};
const PLACE = /(the screen Products|Shipping on the screen Settings|Taxes on the screen Settings)/;

/** What a new shop lacks, and what is risky about how it is set up, for who may change its settings. */
export function SetupHints() {
  const { data } = useSetupHintsQuery({ fetchPolicy: 'cache-and-network' });
  return data?.setupHints.map((hint) => (
    <Message key={hint} severity="warning">
      {linked(hint)}
    </Message>
  ));
}

/** A hint in which the places that it names are links. */
export const linked = (hint: string) =>
  hint.split(PLACE).map((part, index) =>
    PLACES[part] ? (
      <Link key={index} href={PLACES[part]}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
