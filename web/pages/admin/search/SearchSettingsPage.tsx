import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/search';
import { searchUrl } from '../../../router/urls.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Pins } from './Pins.tsx';
import { type SearchedWordFragment, useSearchSettingsPageQuery } from './SearchSettingsPage.generated.tsx';
import { EditSynonym, Synonyms } from './Synonyms.tsx';

type Row = SearchedWordFragment & { id: string };

const word: Column<Row> = {
  title: t.keyword,
  cell: ({ word }) => (
    <Link component={RouterLink} href={searchUrl(word)}>
      {word}
    </Link>
  ),
};
const searches: Column<Row> = { title: t.searches, cell: ({ searches }) => searches };
const last: Column<Row> = { title: t.last, cell: ({ lastDay }) => lastDay };

const without: Column<Row>[] = [
  word,
  searches,
  last,
  {
    title: t.whatToDo,
    hideTitle: true,
    cell: ({ word }) => <EditSynonym group={{ words: [word], finds: [] }} label={t.addSynonyms} of={word} />,
  },
];
const frequent: Column<Row>[] = [word, searches, { title: t.products, cell: ({ results }) => results }, last];

/** What shoppers search for, and what admins make of it. */
export default function SearchSettingsPage() {
  const { data, previousData, error, refetch } = useSearchSettingsPageQuery({
    fetchPolicy: 'cache-and-network',
  });
  const settings = data ?? previousData;
  return (
    <>
      <PageTitle title={t.search} />
      <Typography variant="h1">{t.search}</Typography>
      <LoadError error={error} onRetry={refetch} />
      {settings ? (
        <Box sx={{ display: 'grid', gap: 6, mt: 3, '& > *': { minWidth: 0 } }}>
          <Words
            title={t.wordsWithoutResults}
            hint={t.whatShoppersSearchedForIn}
            empty={t.everySearchFoundSomething}
            columns={without}
            words={settings.without}
          />
          <Words
            title={t.frequentWords}
            hint={t.theLast30DaysCounted}
            empty={t.nobodyHasSearchedYet}
            columns={frequent}
            words={settings.frequent.slice(0, MOST_SHOWN)}
          />
          <Synonyms groups={settings.synonyms} />
          <Pins pins={settings.searchPins} />
        </Box>
      ) : (
        !error && <Loader />
      )}
    </>
  );
}

const MOST_SHOWN = 25;

interface WordsProps {
  title: string;
  hint: string;
  empty: string;
  columns: Column<Row>[];
  words: readonly SearchedWordFragment[];
}

function Words({ title, hint, empty, columns, words }: WordsProps) {
  const rows = words.map((each) => ({ ...each, id: each.word }));
  return (
    <section aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        {rows.length > 0 ? hint : empty}
      </Typography>
      {rows.length > 0 && <DataTable label={title} columns={columns} rows={rows} stale={false} />}
    </section>
  );
}
