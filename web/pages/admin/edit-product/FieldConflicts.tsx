import Box from '@mui/material/Box';
import * as t from '#messages/admin/edit-product';
import { Message } from '../../../ui/Message.tsx';
import { zonedTime } from '../../../ui/zoned-time.ts';
import { Choices } from './Choices.tsx';
import type { ChangedFields } from './expected-fields.ts';
import { tagsText } from './product-tags.ts';

interface FieldConflictsProps {
  changed: ChangedFields;
  /** Who changed what, see `changedBy` of errors. */
  changedBy: Readonly<Record<string, string>>;
  timeZone: string;
  /** The labels of attributes by their keys. */
  labels: ReadonlyMap<string, string>;
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** What somebody else has changed of the fields that were typed in, with a choice. Nothing else that was typed changes. */
export function FieldConflicts({
  changed,
  changedBy,
  timeZone,
  labels,
  disabled,
  onTheirs,
  onMine,
}: FieldConflictsProps) {
  return (
    <Message severity="warning">
      {t.theSameFieldsWereChanged}
      <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {linesOf(changed, changedBy, timeZone, labels).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Choices
        disabled={disabled}
        choices={[
          { label: t.useTheirs, onChoose: onTheirs },
          { label: t.keepWhatITyped, onChoose: onMine },
        ]}
      />
    </Message>
  );
}

/** Longest text that is shown of a field. */
const LONGEST = 200;

function linesOf(
  changed: ChangedFields,
  changedBy: Readonly<Record<string, string>>,
  timeZone: string,
  labels: ReadonlyMap<string, string>,
): string[] {
  const time = (iso: string | null) => (iso ? zonedTime(iso, timeZone) : t.noTime);
  const { name, brand, category, description, taxClass, isDraft, publishAt, unpublishAt, attributes } =
    changed;
  const { seoTitle, seoDescription, tags, customFields = [] } = changed;
  const values: [field: string, label: string, value: string | undefined][] = [
    ['name', t.name, name],
    ['brand', t.brand, brand],
    ['category', t.category, category],
    ['description', t.description, description],
    ['seoTitle', t.seoTitle, seoTitle],
    ['seoDescription', t.seoText, seoDescription],
    ['tags', t.tags, tags && (tagsText(tags) || t.noTime)],
    ['taxClass', t.taxClass, taxClass],
    ['isDraft', t.state, isDraft === undefined ? undefined : isDraft ? t.draft : t.published],
    ['publishAt', t.onSaleFromLabel, publishAt === undefined ? undefined : time(publishAt)],
    ['unpublishAt', t.offSaleFromLabel, unpublishAt === undefined ? undefined : time(unpublishAt)],
    ...(attributes ?? []).map(({ key, values: texts }): [string, string, string] => [
      `attributes.${key}`,
      labels.get(key) ?? key,
      texts.join(', '),
    ]),
    ...customFields.map(({ subject, key, label, value }): [string, string, string] => [
      subject === 'product' ? `customFields.${key}` : '',
      label,
      value ?? t.noTime,
    ]),
  ];
  return values.flatMap(([field, label, value]) =>
    value === undefined
      ? []
      : t.isNow(label, value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value) +
        t.byWhom(changedBy[field]),
  );
}
