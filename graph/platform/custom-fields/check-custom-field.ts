import { refuseFields } from '../../core/validation.ts';
import type { CustomFieldDefinition } from './custom-field-definition.entity.ts';

type Checked = Pick<CustomFieldDefinition, 'subject' | 'label' | 'type' | 'choices' | 'isPublic'>;

/** Texts without blanks around them, each once. */
export const cleanChoices = (choices: readonly string[]): string[] => [
  ...new Set(choices.map((choice) => choice.trim())),
];

/** Errors: BAD_USER_INPUT for the name of another field, for choices that the type has none of or needs, and for public fields of customers. */
export function checkCustomField(
  { subject, label, type, choices, isPublic }: Checked,
  others: readonly Pick<CustomFieldDefinition, 'label'>[],
): void {
  const isTaken = others.some((other) => other.label.toLowerCase() === label.toLowerCase());
  refuseFields({
    label: isTaken && `There is a field "${label}" already. Choose another name.`,
    choices:
      type === 'choice'
        ? choices.length === 0 && 'Enter at least one choice.'
        : choices.length > 0 && 'Only a field of one of several texts has choices. Leave them empty.',
    isPublic: isPublic && subject === 'customer' && 'Fields of customers are for staff alone.',
  });
}
