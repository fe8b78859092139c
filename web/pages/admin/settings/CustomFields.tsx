import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/custom-fields';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { ignoreShown } from '../../../apollo/errors.ts';
import type { CustomFieldSubject } from '../../../schema.generated.ts';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Glyph, outlined } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import { Section } from '../../../ui/Section.tsx';
import {
  type EditedCustomFieldFragment,
  useCustomFieldsSectionQuery,
  useDeleteCustomFieldMutation,
  useSortCustomFieldsMutation,
} from './CustomFields.generated.tsx';
import { AddCustomField, EditCustomField } from './EditCustomField.tsx';

const Delete = deleteButton(useDeleteCustomFieldMutation, t.fieldDeleted);
const SUBJECTS = ['PRODUCT', 'VARIANT', 'ORDER', 'CUSTOMER'] as const;

/** The fields that the shop has added, by what they are of. */
export function CustomFields() {
  return (
    <Loaded result={useCustomFieldsSectionQuery({ fetchPolicy: 'cache-and-network' })}>
      {(shown) =>
        SUBJECTS.map((subject) => <FieldsOf key={subject} subject={subject} fields={shown[subject]} />)
      }
    </Loaded>
  );
}

interface FieldsOfProps {
  subject: CustomFieldSubject;
  fields: readonly EditedCustomFieldFragment[];
}

function FieldsOf({ subject, fields }: FieldsOfProps) {
  return (
    <Section
      id={`custom-fields-${subject.toLowerCase()}`}
      title={t.subjects[subject]}
      intro={t.intros[subject]}
      action={<AddCustomField subject={subject} />}
    >
      {fields.length > 0 ? (
        <DataTable label={t.subjects[subject]} columns={columnsOf(subject, fields)} rows={fields} />
      ) : (
        <Typography>{t.none}</Typography>
      )}
    </Section>
  );
}

const columnsOf = (
  subject: CustomFieldSubject,
  fields: readonly EditedCustomFieldFragment[],
): Column<EditedCustomFieldFragment>[] => [
  { title: t.name, cell: ({ label, key }) => <NameCell name={label} note={key} /> },
  { title: t.values, cell: ({ type, choices }) => (type === 'CHOICE' ? t.oneOf(choices) : t.types[type]) },
  ...(subject === 'CUSTOMER'
    ? []
    : [
        {
          title: t.readBy,
          cell: ({ isPublic }: EditedCustomFieldFragment) => (isPublic ? t.everybody : t.staff),
        },
      ]),
  { title: t.required, cell: ({ isRequired }) => (isRequired ? t.yes : t.no) },
  { title: t.place, cell: (field) => <Move field={field} fields={fields} /> },
  actionsColumn((field) => (
    <>
      <EditCustomField field={field} />
      <Delete
        variables={{ input: { id: field.id } }}
        name={field.label}
        consequence={field.isUsed ? t.valuesAreRemoved : t.noValues}
      />
    </>
  )),
];

interface MoveProps {
  field: EditedCustomFieldFragment;
  fields: readonly EditedCustomFieldFragment[];
}

/** The buttons that move a field among those of its subject. */
function Move({ field: { id, subject, label }, fields }: MoveProps) {
  const [sort, { loading }] = useSortCustomFieldsMutation();
  const ids = fields.map((each) => each.id);
  const place = ids.indexOf(id);
  const isPlace = (position: number) => position >= 0 && position < ids.length;
  const moveTo = (position: number, button: HTMLElement) => {
    if (loading || !isPlace(position)) return;
    const input = { subject, ids: ids.toSpliced(place, 1).toSpliced(position, 0, id) };
    // A row that changes its place in the document loses the focus.
    const keepFocus = () =>
      requestAnimationFrame(() => document.activeElement === document.body && button.focus());
    void sort({ variables: { input } }).then(keepFocus, ignoreShown);
  };
  const step = (direction: string, position: number, arrow: string) => (
    <IconButton
      aria-label={t.move(label, direction)}
      aria-disabled={!isPlace(position) || undefined}
      onClick={({ currentTarget }) => moveTo(position, currentTarget)}
      sx={{ width: 44, height: 44 }}
    >
      <Glyph path={arrow} size={20} sx={outlined} />
    </IconButton>
  );
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {step(t.up, place - 1, 'm6 14.5 6-6 6 6')}
      {step(t.down, place + 1, 'm6 9.5 6 6 6-6')}
    </Box>
  );
}
