import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/stocktake';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CountedItem } from './CountedItem.tsx';
import { CountField } from './CountField.tsx';
import { itemName } from './item-name.ts';
import { Problems } from './Problems.tsx';
import { type CountedLineFragment, useStocktakeLinesQuery } from './Stocktake.generated.tsx';
import { type CountQueue, useCountQueue } from './useCountQueue.ts';

const FIRST = 20;
const LATE_MS = 1_500;

/** Counts by scanning and typing; below, what was counted lately. */
export function Counting({ id }: { id: string }) {
  const queue = useCountQueue(id);
  const [text, setText] = useState('');
  const { waiting, problems, last, failure, flush, add, choose, discard } = queue;
  // Not for the moment in which each scan is sent.
  const isLate = useDebounced(waiting.length > 0, LATE_MS, false) && waiting.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      <CountField
        text={text}
        onText={setText}
        onCode={(code) => add({ label: code, code, add: 1, isScan: true })}
        onItem={(item) => add({ label: itemName(item), variantId: item.id, add: 1, isScan: true })}
      />
      {failure && <Message severity="error">{failure}</Message>}
      {isLate && (
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
      <Counted id={id} last={last} onCount={add} />
    </Box>
  );
}

interface CountedProps {
  id: string;
  /** The line that was counted last here: it stands above the others. */
  last: CountedLineFragment | null;
  onCount: CountQueue['add'];
}

/** The items that were counted for the first time lately, as they are now. */
function Counted({ id, last, onCount }: CountedProps) {
  const result = useStocktakeLinesQuery({
    variables: { id, view: 'ALL', first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  const nodes = result.data?.stocktakeLines.nodes ?? [];
  const shownLast = nodes.find((line) => line.id === last?.id) ?? last;
  const others = nodes.filter((line) => line.id !== last?.id);
  return (
    <>
      {shownLast && (
        <Section title={t.lastCounted}>
          <Box component="ul" sx={listStyle}>
            <CountedItem line={shownLast} onCount={onCount} />
          </Box>
        </Section>
      )}
      <Loaded result={result}>
        {() =>
          (others.length > 0 || !last) && (
            <Section title={t.latest}>
              {others.length === 0 && (
                <Typography sx={{ color: 'text.secondary' }}>{t.nothingCounted}</Typography>
              )}
              <Box component="ul" sx={listStyle}>
                {others.map((line) => (
                  <CountedItem key={line.id} line={line} onCount={onCount} />
                ))}
              </Box>
            </Section>
          )
        }
      </Loaded>
    </>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' };
