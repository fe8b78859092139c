import * as t from '#messages/admin/palette';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useTimeZone } from '../../../ui/useTimeZone.ts';
import { switchColorMode } from '../../color-mode.ts';
import { usePersonItems } from '../PersonMenu.tsx';
import { useAdminSearchQuery, useSettingLabelsQuery } from './AdminSearch.generated.tsx';
import { foundOptions, readText } from './found-options.ts';
import { type Option, ownOptions, personalOptions, settingOptions } from './options.ts';
import { recentOf } from './recent.ts';

/** Time without a key press after which the server is asked. */
const REST_MS = 150;
/** What the server takes. */
const LONGEST = 100;

const order = [
  t.recent,
  t.orders,
  t.customers,
  t.beforeThisShop,
  t.products,
  t.actions,
  t.screens,
  t.settings,
];

/** What a typed text may mean. Of an earlier text nothing is shown: its request is aborted when another one is sent. */
export function usePaletteOptions(typed: string) {
  const viewer = useViewer();
  const person = usePersonItems();
  const timeZone = useTimeZone();
  const text = typed.trim();
  const isTooLong = text.length > LONGEST;
  const rested = useDebounced(text, REST_MS, '');
  const isSearched = (['ORDERS', 'CUSTOMERS', 'PRODUCTS'] as const).some((kind) => may(viewer, kind));
  const skip = rested === '' || rested.length > LONGEST || !isSearched;
  const { data, error, loading } = useAdminSearchQuery({
    variables: { query: readText(rested).query },
    // Results have personal data, which nothing else needs.
    skip,
    fetchPolicy: 'no-cache',
    context: { inlineErrors: true },
  });
  const labels = useSettingLabelsQuery({ skip: !may(viewer, 'SETTINGS') });
  const isSearching = text !== '' && isSearched && !isTooLong && (text !== rested || loading);
  const found =
    text === rested && !loading && !skip && data
      ? foundOptions(viewer, text, data.adminSearch, timeZone)
      : [];
  const options: Option[] = [
    ...(text === '' && viewer ? recentOf(viewer._id) : []),
    ...found,
    ...ownOptions(viewer, text),
    ...personalOptions([...person, { label: t.lightOrDark, onClick: switchColorMode }], text),
    ...settingOptions(labels.data?.settingGroups ?? [], text),
  ];
  const { action } = readText(text);
  const rank = ({ group }: Option) => (action && group === t.actions ? -1 : order.indexOf(group));
  return {
    options: options.toSorted((a, b) => rank(a) - rank(b)),
    isSearching,
    isTooLong,
    error: isSearching ? undefined : error,
  };
}
