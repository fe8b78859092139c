import { useState } from 'react';
import * as t from '#messages/admin/manufacturers';
import { FormButton } from '../../apollo/FormButton.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { type ManufacturerFragment, useSaveManufacturerMutation } from './Manufacturers.generated.tsx';

interface EditManufacturerProps {
  /** A new one without it. */
  manufacturer?: ManufacturerFragment;
  /** What is stored now. */
  onSaved?: (manufacturer: ManufacturerFragment) => void;
  variant?: 'contained' | 'outlined';
}

const fields = defineFields({
  name: { kind: 'text', label: t.nameLabel, required: true, max: 200 },
  postalAddress: { kind: 'text', label: t.postalAddress, required: true, max: 500, rows: 3 },
  electronicAddress: {
    kind: 'text',
    label: t.electronicAddress,
    required: true,
    max: 300,
    hint: t.electronicHint,
  },
  isOutside: { kind: 'flag', label: t.isOutside },
});
/** Named as the messages of the server name them. */
const person = defineFields({
  'responsiblePerson.name': { kind: 'text', label: t.responsibleName, required: true, max: 200 },
  'responsiblePerson.postalAddress': {
    kind: 'text',
    label: t.responsiblePostal,
    required: true,
    max: 500,
    rows: 3,
  },
  'responsiblePerson.electronicAddress': {
    kind: 'text',
    label: t.responsibleElectronic,
    required: true,
    max: 300,
  },
});

/** A button that opens the form of a manufacturer. */
export function EditManufacturer({ manufacturer, onSaved, variant = 'contained' }: EditManufacturerProps) {
  const responsible = manufacturer?.responsiblePerson;
  const [isOutside, setIsOutside] = useState(responsible != null);
  const mutation = useSaveManufacturerMutation({
    context: { inlineErrors: true },
    onCompleted: (data) => onSaved?.(data.saveManufacturer.manufacturer),
  });
  return (
    <FormButton
      label={manufacturer ? t.edit : t.add}
      title={manufacturer?.name ?? t.newManufacturer}
      size={manufacturer ? 'small' : 'medium'}
      variant={manufacturer ? 'text' : variant}
      aria-label={manufacturer && t.editName(manufacturer.name)}
      width="sm"
      mutation={mutation}
      done={t.saved}
      onOpen={() => setIsOutside(responsible != null)}
      toInput={(form) => {
        const { isOutside: hasPerson, ...typed } = readFields(fields, form);
        const given = readFields(person, form);
        const responsiblePerson = {
          name: given['responsiblePerson.name'],
          postalAddress: given['responsiblePerson.postalAddress'],
          electronicAddress: given['responsiblePerson.electronicAddress'],
        };
        return {
          id: manufacturer?.id,
          ...typed,
          responsiblePerson: hasPerson ? responsiblePerson : null,
        };
      }}
    >
      {(errors) => (
        <div
          onChange={({ target }) => {
            const { name, checked } = target as HTMLInputElement;
            if (name === 'isOutside') setIsOutside(checked);
          }}
        >
          <FormFields
            fields={{ ...fields, ...(isOutside && person) }}
            values={{
              ...manufacturer,
              isOutside: responsible != null,
              'responsiblePerson.name': responsible?.name,
              'responsiblePerson.postalAddress': responsible?.postalAddress,
              'responsiblePerson.electronicAddress': responsible?.electronicAddress,
            }}
            errors={errors}
          />
        </div>
      )}
    </FormButton>
  );
}
