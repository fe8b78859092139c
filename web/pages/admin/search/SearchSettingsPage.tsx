import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import * as t from '#messages/admin/search';
import { searchUrl } from '../../../router/urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
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
const searches: Column<Row> = { title: t.searches, isNumber: true, cell: ({ searches }) => searches };
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
const frequent: Column<Row>[] = [
  word,
  searches,
  { title: t.products, isNumber: true, cell: ({ results }) => results },
  last,
];

/** What shoppers search for, and what admins make of it. */
export default function SearchSettingsPage() {
  return (
    <AdminPage title={t.search} result={useSearchSettingsPageQuery({ fetchPolicy: 'cache-and-network' })}>
      {(settings) => (
        <Stack sx={{ gap: 6, mt: 3 }}>
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
        </Stack>
      )}
    </AdminPage>
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
    <Section title={title} intro={rows.length > 0 ? hint : empty}>
      {rows.length > 0 && <DataTable label={title} columns={columns} rows={rows} />}
    </Section>
  );
}
