import * as t from '#messages/admin/search';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { removeButton } from '../../../apollo/remove-button.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { Section } from '../../../ui/Section.tsx';
import type { SynonymGroupFragment } from './SearchSettingsPage.generated.tsx';
import { useDeleteSynonymMutation, useSaveSynonymMutation } from './Synonyms.generated.tsx';

const Delete = removeButton(useDeleteSynonymMutation, t.synonymsDeleted, useSaveSynonymMutation);

const columns: Column<SynonymGroupFragment>[] = [
  { title: t.words, cell: ({ words }) => words.join(', ') },
  { title: t.find, cell: ({ finds }) => (finds.length > 0 ? finds.join(', ') : t.eachOther) },
  actionsColumn(({ id, words, finds }) => (
    <>
      <EditSynonym group={{ id, words, finds }} label={t.edit} of={words.join(', ')} />
      <Delete variables={{ id }} name={words.join(', ')} undo={{ input: { words, finds } }} />
    </>
  )),
];

/** The words that a search takes for each other. */
export function Synonyms({ groups }: { groups: readonly SynonymGroupFragment[] }) {
  return (
    <Section
      title={t.synonyms}
      intro={t.wordsThatShoppersUseFor}
      action={<EditSynonym group={{ words: [], finds: [] }} label={t.addSynonyms} />}
    >
      {groups.length > 0 && <DataTable label={t.synonyms} columns={columns} rows={groups} />}
    </Section>
  );
}

const fields = defineFields({
  words: {
    kind: 'words',
    label: t.wordsLabel,
    required: true,
    hint: t.withCommasBetweenThemSuch,
  },
  finds: {
    kind: 'words',
    label: t.findBesides,
    hint: t.whatASearchForOne,
  },
});

interface EditSynonymProps {
  group: { id?: string; words: readonly string[]; finds: readonly string[] };
  label: string;
  /** What the button is about, for screen readers; without it the button is that of the whole list. */
  of?: string;
}

/** A button that opens the form of a group, new without an id. */
export function EditSynonym({ group, label, of }: EditSynonymProps) {
  return (
    <FormButton
      label={label}
      size={of ? 'small' : 'medium'}
      variant={of ? 'text' : 'outlined'}
      aria-label={of && `${label}: ${of}`}
      title={t.synonyms}
      mutation={useSaveSynonymMutation({ context: { inlineErrors: true } })}
      done={t.synonymsSaved}
      toInput={(form) => ({ id: group.id, ...readFields(fields, form) })}
    >
      {(errors) => <FormFields fields={fields} values={group} errors={errors} />}
    </FormButton>
  );
}
