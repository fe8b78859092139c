import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/pages';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useTimeZone } from '../../../ui/useTimeZone.ts';
import { shownTime } from '../../../ui/zoned-time.ts';
import { type EditedPageFragment, type PageVersionQuery, usePageVersionQuery } from './Pages.generated.tsx';

export type EarlierTexts = PageVersionQuery['pageVersion'];

interface PageVersionsProps {
  page: Pick<EditedPageFragment, 'id' | 'versions'>;
  onRestore: (texts: EarlierTexts) => void;
}

/** What a page said before, to be read and put into the form. */
export function PageVersions({ page: { id, versions }, onRestore }: PageVersionsProps) {
  const timeZone = useTimeZone();
  const [chosen, setChosen] = useState('');
  const { data, error } = usePageVersionQuery({
    variables: { id, version: Number(chosen) },
    skip: chosen === '',
    context: { inlineErrors: true },
  });
  const texts = chosen === '' ? undefined : data?.pageVersion;
  return (
    <Section title={t.versions} intro={t.versionsIntro}>
      <Box sx={{ maxWidth: 420 }}>
        <Select
          label={t.version}
          value={chosen}
          options={[
            ['', t.chooseVersion],
            ...versions.map(({ version, savedAt }): [string, string] => [
              String(version),
              t.versionOf(version, shownTime(savedAt, timeZone)),
            ]),
          ]}
          onChange={setChosen}
        />
      </Box>
      {error && <Message severity="error">{error.message}</Message>}
      {texts && (
        <>
          <Box
            component="section"
            aria-label={t.version}
            tabIndex={0}
            sx={{
              maxHeight: 360,
              overflow: 'auto',
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            <strong>{texts.title}</strong>
            {`\n\n${texts.body}`}
          </Box>
          <Box>
            <Button variant="outlined" onClick={() => onRestore(texts)}>
              {t.putInForm}
            </Button>
          </Box>
        </>
      )}
    </Section>
  );
}
