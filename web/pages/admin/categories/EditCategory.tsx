import NativeSelect from '@mui/material/NativeSelect';
import { useDialogForm } from '../../../apollo/useDialogForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type EditedCategoryFragment, useSaveCategoryMutation } from './CategoriesPage.generated.tsx';
import { placesFor, placeText } from './tree.ts';

interface EditCategoryProps {
  /** A new one without it. */
  category?: EditedCategoryFragment;
  categories: readonly EditedCategoryFragment[];
}

/** A button that opens the form of a category. */
export function EditCategory({ category, categories }: EditCategoryProps) {
  const save = useSaveCategoryMutation({ context: { inlineErrors: true } });
  const { isOpen, open, send, fields, dialog } = useDialogForm(save, 'Category saved');
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    // An address that is left empty is made from the name.
    const slug = text('slug') || undefined;
    const parentId = text('parent') || null;
    const input = {
      id: category?.id,
      name: text('name'),
      slug,
      description: text('description'),
      // Only what was chosen here: somebody else may have moved it meanwhile.
      ...(parentId !== (category?.parentId ?? null) && { parentId }),
    };
    send({ input });
  };
  return (
    <>
      <Button
        size={category ? 'small' : 'medium'}
        variant={category ? 'text' : 'contained'}
        aria-label={category && `Edit ${category.name}`}
        onClick={open}
      >
        {category ? 'Edit' : 'Add category'}
      </Button>
      {isOpen && (
        <FormDialog
          title={category ? `Category '${category.name}'` : 'New category'}
          {...dialog}
          onSubmit={submit}
        >
          <TextField
            required
            autoFocus
            label="Name"
            name="name"
            defaultValue={category?.name}
            inputProps={{ maxLength: 100, pattern: '.*\\S.*' }}
            hint={category && 'Its products have a new name within a minute.'}
            error={fields.name}
          />
          <NativeSelect
            name="parent"
            defaultValue={category?.parentId ?? ''}
            input={<TextField label="Below" error={fields.parentId} />}
          >
            <option value="">Nothing: at the top</option>
            {placesFor(categories, category).map((place) => (
              <option key={place.id} value={place.id}>
                {placeText(place)}
              </option>
            ))}
          </NativeSelect>
          <TextField
            label="Address (optional)"
            name="slug"
            defaultValue={category?.slug}
            hint="The end of its address, such as shoes-bags. Links to an earlier one lead to it."
            inputProps={{ maxLength: 80 }}
            error={fields.slug}
          />
          <TextField
            multiline
            minRows={2}
            label="Description (optional)"
            name="description"
            defaultValue={category?.description}
            hint="A sentence or two below its name."
            inputProps={{ maxLength: 500 }}
            error={fields.description}
          />
        </FormDialog>
      )}
    </>
  );
}
