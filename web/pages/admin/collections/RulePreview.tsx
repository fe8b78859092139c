import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/collections';
import type { CollectionRuleInput } from '../../../schema.generated.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useCollectionPreviewQuery } from './Collections.generated.tsx';

/** Time without a change after which the rule is tried. Milliseconds. */
const REST_MS = 400;

/** What a rule finds now. */
export function RulePreview({ rule }: { rule: CollectionRuleInput | null }) {
  const text = useDebounced(JSON.stringify(rule), REST_MS);
  const rested: CollectionRuleInput | null = JSON.parse(text);
  const result = useCollectionPreviewQuery({
    variables: { rule: rested ?? {} },
    skip: rested === null,
    fetchPolicy: 'no-cache',
  });
  const preview = rested && (result.data ?? result.previousData)?.collectionPreview;
  const said = rested === null ? t.noCondition : (result.error?.message ?? textOf(preview));
  return (
    <Box component="section" aria-label={t.preview} sx={{ mt: 1 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {said}
      </Typography>
      {preview && preview.products.length > 0 && (
        <Box component="ul" sx={list}>
          {preview.products.map(({ id, name, image }) => (
            <li key={id}>
              <Picture image={image} alt="" sizes="120px" />
              <Box sx={{ mt: 0.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{name}</Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const textOf = (preview: { total: number; problem: string | null } | null | undefined) =>
  preview ? (preview.problem ?? t.findsNow(t.countOf(preview.total))) : t.counting;

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100px, 100%), 1fr))',
};
