import { useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import type { AttributeType } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/toast.tsx';
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
  const [isOpen, setIsOpen] = useState(false);
  const [type, setType] = useState<AttributeType>(attribute?.type ?? 'TEXT');
  const [save, { loading, error, reset }] = useSaveAttributeMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const send = (form: FormData) => {
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
    void save({ variables: { input } }).then(() => {
      toast('Attribute saved');
      close();
    }, ignoreShown);
  };
  return (
    <>
      <Button
        size={attribute ? 'small' : 'medium'}
        variant={attribute ? 'text' : 'contained'}
        aria-label={attribute && `Edit ${attribute.label}`}
        onClick={() => setIsOpen(true)}
      >
        {attribute ? 'Edit' : 'Add attribute'}
      </Button>
      {isOpen && (
        <FormDialog
          title={attribute ? `Attribute '${attribute.label}'` : 'New attribute'}
          pending={loading}
          error={message}
          onSubmit={send}
          onClose={close}
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
