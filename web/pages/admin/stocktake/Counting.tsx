import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/stocktake';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CountedItem } from './CountedItem.tsx';
import { CountField } from './CountField.tsx';
import { itemName } from './item-name.ts';
import { Problems } from './Problems.tsx';
import { useStocktakeLinesQuery } from './Stocktake.generated.tsx';
import { useCountQueue } from './useCountQueue.ts';

const FIRST = 20;

/** Counts by scanning and typing; below, what was counted lately. */
export function Counting({ id }: { id: string }) {
  const queue = useCountQueue(id);
  const [text, setText] = useState('');
  const { waiting, problems, last, failure, flush, add, choose, discard } = queue;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      <CountField
        text={text}
        onText={setText}
        onCode={(code) => add({ label: code, code, add: 1 })}
        onItem={(item) => add({ label: itemName(item), variantId: item.id, add: 1 })}
      />
      {failure && <Message severity="error">{failure}</Message>}
      {waiting.length > 0 && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography>{t.waiting(waiting.length)}</Typography>
          <Button variant="outlined" onClick={() => void flush()}>
            {t.sendNow}
          </Button>
        </Box>
      )}
      <Problems entries={problems} onChoose={choose} onFind={setText} onDiscard={discard} />
      <VisuallyHidden>
        <span role="status">{last && t.isNow(itemName(last), last.counted)}</span>
      </VisuallyHidden>
      {last && (
        <Section title={t.lastCounted} sx={sectionStyle}>
          <Box component="ul" sx={listStyle}>
            <CountedItem line={last} onCount={add} />
          </Box>
        </Section>
      )}
      <Counted id={id} without={last?.id} onCount={add} />
    </Box>
  );
}

interface CountedProps {
  id: string;
  /** The line that is shown above. */
  without: string | undefined;
  onCount: ReturnType<typeof useCountQueue>['add'];
}

/** The items that were counted for the first time lately. */
function Counted({ id, without, onCount }: CountedProps) {
  const result = useStocktakeLinesQuery({
    variables: { id, view: 'ALL', first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Section title={t.latest} sx={sectionStyle}>
      <Loaded result={result}>
        {({ stocktakeLines: { nodes } }) =>
          nodes.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t.nothingCounted}</Typography>
          ) : (
            <Box component="ul" sx={listStyle}>
              {nodes
                .filter((line) => line.id !== without)
                .map((line) => (
                  <CountedItem key={line.id} line={line} onCount={onCount} />
                ))}
            </Box>
          )
        }
      </Loaded>
    </Section>
  );
}

const sectionStyle = { '& h2': { fontSize: '1.125rem' } };
const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' };
