import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import * as t from '#messages/admin/edit-product';
import { MAX_CENTS, toDecimal } from '#money/cents';
import { CustomFieldInputs } from '../../../features/custom-fields/CustomFieldInputs.tsx';
import { Colleagues } from '../../../features/presence/Colleagues.tsx';
import type { usePresence } from '../../../features/presence/usePresence.ts';
import { GalleryField } from '../../../features/uploads/GalleryField.tsx';
import { ImageField } from '../../../features/uploads/ImageField.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { TaxClassField } from '../../../ui/TaxClassField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AttributeInputs } from './AttributeInputs.tsx';
import { CategoryField } from './CategoryField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';
import { EditVariants } from './EditVariants.tsx';
import { FirstPicture } from './FirstPicture.tsx';
import { ProductConflict } from './ProductConflict.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { sumsOf } from './read-rows.ts';
import { SaveBar } from './SaveBar.tsx';
import { SeoFields } from './SeoFields.tsx';
import { StockFields } from './StockFields.tsx';
import { TagsField } from './TagsField.tsx';
import { useProductForm } from './useProductForm.ts';
import { AT } from './variant-rows.ts';

interface EditProductProps {
  /** Without an id it is not stored yet. */
  product: EditProductFragment;
  choices: ProductChoicesFragment;
  /** Begins anew with what is stored. */
  onDiscard: () => void;
  /** Of a product that is stored. */
  presence?: ReturnType<typeof usePresence>;
  onLoadTheirs?: () => void;
}

/** The form of a product, saved by one button. What was typed stays when it could not be saved. */
export function EditProduct({ product, choices, onDiscard, presence, onLoadTheirs }: EditProductProps) {
  const edit = useProductForm(product, choices, presence?.markShown);
  const { form, saved, pictures, variants, alone, errors, isUploading, loading, leave, stay } = edit;
  const { rows } = variants;
  const image = pictures[0]!.path;
  const price = edit.ownField('price', AT.price);
  const { highest } = sumsOf(rows);
  const variantsHint = alone ? undefined : t.eachVariantHasItsOwn;
  const { currency, pricesIncludeTax } = useSettings();
  const priceHint = alone ? t.priceIn(currency, pricesIncludeTax) : variantsHint;
  const text = (label: string, name: 'name' | 'brand', maxLength: number) => (
    <TextField
      required
      label={label}
      name={name}
      defaultValue={saved[name]}
      // `required` alone is content with blanks.
      inputProps={{ maxLength, pattern: '.*\\S.*' }}
      error={errors[name]}
    />
  );
  return (
    <Box
      component="form"
      ref={form}
      onInput={edit.noteTyped}
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
      sx={layout}
    >
      <PublicationFields
        key={`publication ${edit.rounds.publication}`}
        saved={saved}
        timeZone={choices.shopTimeZone}
        errors={errors}
        onSwitched={edit.noteTyped}
      />
      <Stack sx={{ gap: 2.5 }}>
        {text(t.name, 'name', 200)}
        <TextField
          {...price}
          required
          type="number"
          label={t.priceLabel}
          name="price"
          hint={alone || highest === price.value ? priceHint : t.fromThisUpToEach(highest)}
          inputProps={{ min: 0, max: toDecimal(MAX_CENTS), step: '0.01', readOnly: !alone }}
        />
        <ImageField
          value={image}
          onChange={(path) => edit.setPictures((all) => all.with(0, { path, alt: '' }))}
          onUploading={edit.setIsImageUploading}
          error={errors.image ?? errors['images.0.path']}
        />
        <GalleryField
          pictures={pictures}
          onChange={edit.setPictures}
          onUploading={edit.setIsGalleryUploading}
          error={errors.images}
        />
        {text(t.brand, 'brand', 100)}
        <StockFields edit={edit} hint={variantsHint} />
        <CategoryField
          value={edit.category}
          created={edit.created}
          categories={choices.categories}
          error={errors.category}
          onChange={edit.chooseCategory}
        />
        <DescriptionField saved={saved.description} error={errors.description} />
        <TagsField saved={saved.tags} error={errors.tags} />
        <TaxClassField
          required
          label={t.taxClass}
          name="taxClass"
          defaultValue={saved.taxClass}
          hint={t.taxRatesAreSetFor}
          taxClasses={choices.taxClasses}
          error={errors.taxClass}
        />
        {edit.definitions.length > 0 && (
          <Section title={t.attributes} sx={{ gap: 2.5, mt: 1 }}>
            <AttributeInputs
              key={`attributes ${edit.rounds.attributes}`}
              definitions={edit.definitions}
              values={saved.attributes}
              errors={errors}
            />
          </Section>
        )}
        {choices.productFields.length > 0 && (
          <Section title={t.customFields} sx={{ gap: 2.5, mt: 1 }}>
            <CustomFieldInputs
              definitions={choices.productFields}
              values={saved.customFields}
              errors={errors}
            />
          </Section>
        )}
        <SeoFields saved={saved} errors={errors} />
      </Stack>
      <FirstPicture image={image} name={saved.name} />
      <Stack sx={{ gridColumn: '1 / -1', gap: 2.5 }}>
        <EditVariants
          {...{ variants, errors, saved }}
          definitions={choices.variantFields}
          taxRates={choices.homeTaxRates}
          onChange={edit.changeRows}
        />
        <ProductConflict
          {...edit.resolve}
          error={edit.error}
          timeZone={choices.shopTimeZone}
          labels={new Map(choices.attributes.map(({ key, label }) => [key, label]))}
          rows={rows}
          decided={variants.decided}
          disabled={isUploading || loading}
        />
      </Stack>
      <SaveBar
        isUnsaved={edit.isUnsaved}
        isNew={!saved.id}
        action={saved.id ? t.update : t.save}
        pending={loading}
        reason={isUploading ? t.thePictureIsStillBeing : null}
        name={saved.name}
        onSave={() => form.current?.requestSubmit()}
        onDiscard={onDiscard}
      >
        {presence && <Colleagues presence={presence} onLoad={onLoadTheirs} isOver />}
      </SaveBar>
      {leave && (
        <ConfirmDialog title={t.leaveWithoutSaving} action={t.leave} onConfirm={leave} onClose={stay}>
          {t.yourChangesOfAreThe(saved.id, saved.name)}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const layout = {
  display: 'grid',
  alignItems: 'start',
  rowGap: 2.5,
  columnGap: { xs: 3, md: 6 },
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
};
