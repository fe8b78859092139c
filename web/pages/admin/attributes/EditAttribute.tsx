import { useState } from 'react';
import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import type { AttributeType } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { AttributeFields } from './AttributeFields.tsx';
import {
  type AttributesPageQuery,
  type EditedAttributeFragment,
  useSaveAttributeMutation,
} from './AttributesPage.generated.tsx';

interface EditAttributeProps {
  /** A new one without it. */
  attribute?: EditedAttributeFragment;
  categories: AttributesPageQuery['categories'];
}

/** A button that opens the form of an attribute. */
export function EditAttribute({ attribute, categories }: EditAttributeProps) {
  const [type, setType] = useState<AttributeType>(attribute?.type ?? 'TEXT');
  const save = useSaveAttributeMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(save, 'Attribute saved');
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const input = {
      key: attribute?.key ?? text('key'),
      type: attribute ? undefined : type,
      label: text('label'),
      unit: text('unit'),
      choices: text('choices')
        .split('\n')
        .map((each) => each.trim())
        .filter(Boolean),
      categoryIds: form.getAll('category').map(String),
      isFilter: form.has('isFilter'),
      isPublic: form.has('isPublic'),
      position: Number(text('position') || 0),
    };
    send({ input });
  };
  return (
    <>
      <Button
        size={attribute ? 'small' : 'medium'}
        variant={attribute ? 'text' : 'contained'}
        aria-label={attribute && `Edit ${attribute.label}`}
        onClick={open}
      >
        {attribute ? 'Edit' : 'Add attribute'}
      </Button>
      {isOpen && (
        <FormDialog
          title={attribute ? `Attribute '${attribute.label}'` : 'New attribute'}
          {...dialog}
          onSubmit={submit}
        >
          <AttributeFields
            attribute={attribute}
            categories={categories}
            type={type}
            onType={setType}
            errors={fields}
          />
        </FormDialog>
      )}
    </>
  );
}
