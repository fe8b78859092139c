import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import {
  fillProductForm,
  type ProductFields,
  ProductForm,
  readProductForm,
} from '../../features/catalog/ProductForm.tsx';
import { GalleryField } from '../../features/uploads/GalleryField.tsx';
import { type EditedPicture, looksLikeAddress } from '../../features/uploads/GalleryItem.tsx';
import { ImageField } from '../../features/uploads/ImageField.tsx';
import { useLeaveGuard } from '../../router/leave-guard.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { AttributeInputs } from './AttributeInputs.tsx';
import {
  attributeChanges,
  attributesFor,
  categoryChange,
  readAttributes,
  withCategoryName,
} from './attribute-form.ts';
import { CategoryField } from './CategoryField.tsx';
import { type EditProductPageQuery, useUpdateProductMutation } from './EditProductPage.generated.tsx';
import { type Opened, ProductConflict } from './ProductConflict.tsx';
import { pictureChanges } from './picture-changes.ts';

/** The form of a product beside its picture. Only what was changed is sent, so that nobody else's edit is undone. */
export function EditProduct({ page, hasVariants }: { page: EditProductPageQuery; hasVariants: boolean }) {
  const product = withCategoryName(page.product);
  const text = useText();
  const [saved, setSaved] = useState(product);
  const [opened, setOpened] = useState<Opened>(product);
  const [typed, setTyped] = useState<ProductFields>(product);
  const [category, setCategory] = useState(product.category);
  const definitions = attributesFor(page, category, saved.attributes);
  const attributesOf = (form: HTMLFormElement) => readAttributes(new FormData(form), definitions);
  const [pictures, setPictures] = useState<EditedPicture[]>(product.images);
  const image = pictures[0]!.path;
  const setImage = (path: string) => setPictures((all) => all.with(0, { path, alt: '' }));
  const [isImageUploading, setIsImageUploading] = useState(false);
  const [isGalleryUploading, setIsGalleryUploading] = useState(false);
  const isUploading = isImageUploading || isGalleryUploading;
  const form = useRef<HTMLFormElement>(null);
  const [update, { loading, error, reset }] = useUpdateProductMutation({ context: { inlineErrors: true } });
  const refused = formError(error);

  const { leave, stay } = useLeaveGuard(() => {
    if (isUploading || !form.current) return isUploading;
    const now = { ...saved, ...readProductForm(form.current) };
    const changes = {
      ...differences<object>(saved, now),
      ...pictureChanges(opened.images, pictures),
      ...attributeChanges(saved.attributes, attributesOf(form.current)),
    };
    return Object.keys(changes).length > 0;
  });

  const save = (fields: ProductFields, expected: Opened) => {
    const before = { ...saved, ...expected };
    const { images: _, image: _first, ...typed } = { ...before, ...fields };
    const changes = differences<ProductFields>(before, typed);
    const input = {
      ...changes,
      ...categoryChange(changes.category, page.categories),
      ...pictureChanges(expected.images, pictures),
      ...attributeChanges(saved.attributes, form.current ? attributesOf(form.current) : saved.attributes),
    };
    const seen = {
      expectedCountInStock: expected.countInStock,
      expectedPrice: expected.price,
      expectedImages: expected.images.map(({ path, alt }) => ({ path, alt })),
    };
    update({ variables: { input: { ...input, ...seen, id: saved.id } } }).then(({ data }) => {
      if (!data) return;
      const next = withCategoryName(data.updateProduct);
      setSaved(next);
      setCategory(next.category);
      setOpened(next);
      setPictures(next.images);
      toast(text('product updated'));
    }, ignoreShown);
  };

  /** Saves again as the admin has chosen, which the form shows as well. */
  const choose = (fields: Partial<ProductFields>, now: Partial<Opened>) => {
    const chosen = { ...typed, ...fields };
    setTyped(chosen);
    setOpened({ ...opened, ...now });
    if (form.current) fillProductForm(form.current, fields);
    save(chosen, { ...opened, ...now });
  };

  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: { xs: 3, md: 6 },
        mt: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <ProductForm
        product={saved}
        hasVariants={hasVariants}
        imageField={
          <>
            <ImageField
              value={image}
              onChange={setImage}
              onUploading={setIsImageUploading}
              error={refused.fields.image ?? refused.fields['images.0.path']}
            />
            <GalleryField
              pictures={pictures}
              onChange={setPictures}
              onUploading={setIsGalleryUploading}
              error={refused.fields.images}
            />
          </>
        }
        categoryField={
          <CategoryField
            value={category}
            categories={page.categories}
            error={refused.fields.category}
            onChange={setCategory}
          />
        }
        attributeFields={
          <AttributeInputs definitions={definitions} values={saved.attributes} errors={refused.fields} />
        }
        errors={refused.fields}
        refusal={
          <ProductConflict
            error={error}
            opened={opened}
            typed={typed}
            disabled={isUploading}
            onSave={choose}
            onPictures={(images) => {
              reset();
              setOpened({ ...opened, images });
              setPictures(images);
            }}
          />
        }
        pending={loading}
        isUploading={isUploading}
        ref={form}
        onSubmit={(fields) => {
          setTyped(fields);
          save(fields, opened);
        }}
      />
      <Box
        sx={{
          order: { xs: -1, md: 0 },
          position: { md: 'sticky' },
          top: 88,
          borderRadius: 2,
          overflow: 'hidden',
          maxWidth: { xs: 200, md: 480 },
        }}
      >
        {looksLikeAddress.test(image) && (
          <Picture image={image} alt={`Picture of ${saved.name}`} sizes="(min-width: 900px) 40vw, 200px" />
        )}
      </Box>
      {leave && (
        <ConfirmDialog title="Leave without saving?" action="Leave" onConfirm={leave} onClose={stay}>
          Your changes of '{saved.name}' are not saved yet and would be lost.
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** The fields of `after` that are not as they were. */
function differences<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const isChanged = ([name, value]: [string, unknown]) => before[name as keyof Fields] !== value;
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<Fields>;
}
