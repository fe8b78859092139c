import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/stocktake';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Entry } from './count-queue.ts';
import { FoundItem, foundList } from './FoundItem.tsx';

interface ProblemsProps {
  entries: readonly Entry[];
  onChoose: (key: string, variantId: string) => void;
  /** Looks for it by a name. */
  onFind: (text: string) => void;
  onDiscard: (key: string) => void;
}

/** What could not be counted, such as unknown codes: nothing of it is lost until somebody discards it. */
export function Problems({ entries, onChoose, onFind, onDiscard }: ProblemsProps) {
  if (entries.length === 0) return null;
  return (
    <Section title={t.problems} intro={t.problemsIntro}>
      <Box component="ul" sx={listStyle}>
        {entries.map(({ key, label, add, counted, problem }) => {
          const what = t.times(label, counted ?? add ?? 0);
          return (
            <li key={key}>
              <Typography role="alert" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {problem?.message}
              </Typography>
              {problem && problem.choices.length > 0 && (
                <Box component="ul" aria-label={t.chooseItem} sx={foundList}>
                  {problem.choices.map((item) => (
                    <FoundItem
                      key={item.id}
                      item={item}
                      label={t.countItem}
                      onChoose={() => onChoose(key, item.id)}
                    />
                  ))}
                </Box>
              )}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                {problem?.choices.length === 0 && (
                  <Button variant="outlined" onClick={() => onFind(label)}>
                    {t.find}
                  </Button>
                )}
                <Button variant="outlined" aria-label={t.discardOf(what)} onClick={() => onDiscard(key)}>
                  {t.discard}
                </Button>
              </Box>
            </li>
          );
        })}
      </Box>
    </Section>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  '& > li': { p: 2, border: 1, borderColor: 'warning.main', borderRadius: 1, bgcolor: 'background.paper' },
};
