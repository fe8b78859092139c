import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import * as t from '#messages/admin/catalog';
import { MAX_CENTS, toDecimal } from '#money/cents';
import type { Product } from '../../schema.generated.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TaxClassField } from '../../ui/TaxClassField.tsx';
import { TextField } from '../../ui/TextField.tsx';

export type ProductFields = Pick<
  Product,
  'name' | 'brand' | 'category' | 'description' | 'taxClass' | 'isDraft'
>;

/** A field whose text is somebody else's state. */
interface TypedField {
  value: string;
  error?: string;
  onChange: (text: string) => void;
}

interface ProductFormProps {
  /** What the form begins with. */
  product: ProductFields;
  /** Whether its variants have their own prices and stock. */
  hasVariants: boolean;
  /** Of the dearest of its variants; `price` is that of the cheapest. */
  highestPrice: string;
  price: TypedField;
  countInStock: TypedField;
  /** Those that have a tax rate. */
  taxClasses: readonly string[];
  imageField: ReactNode;
  categoryField: ReactNode;
  /** Fields of what the shop has given products besides. */
  attributeFields: ReactNode;
  /** Beside the fields. */
  picture: ReactNode;
  /** Below them, as wide as the page. */
  variants: ReactNode;
  /** What the server said of each field. */
  errors: Partial<Record<string, string>>;
  /** Why it could not be saved, if not for a field; beside the button, which the eye is on. */
  refusal: ReactNode;
  /** The label of the button. */
  action: string;
  pending: boolean;
  /** A picture is on its way: without it nothing is saved. */
  isUploading: boolean;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
}

/** All that can be said of a product, saved by one button. What was typed stays when it could not be saved. */
export function ProductForm(props: ProductFormProps) {
  const { product, hasVariants, price, countInStock, errors, pending, isUploading, ref: form } = props;
  const reasonId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit();
  };

  const isRange = hasVariants && props.highestPrice !== price.value;
  const variantsHint = hasVariants ? t.eachVariantHasItsOwn : undefined;
  const text = (label: string, name: 'name' | 'brand', maxLength: number) => (
    <TextField
      required
      label={label}
      name={name}
      defaultValue={product[name]}
      // `required` alone is content with blanks.
      inputProps={{ maxLength, pattern: '.*\\S.*' }}
      error={errors[name]}
    />
  );
  return (
    <Box component="form" ref={form} onSubmit={submit} sx={layout}>
      <Stack sx={{ gap: 2.5 }}>
        {text(t.name, 'name', 200)}
        <TextField
          required
          type="number"
          label={t.price}
          name="price"
          value={price.value}
          onChange={({ target }) => price.onChange(target.value)}
          hint={isRange ? t.fromThisUpToEach(props.highestPrice) : variantsHint}
          inputProps={{ min: 0, max: toDecimal(MAX_CENTS), step: '0.01', readOnly: hasVariants }}
          error={price.error}
        />
        {props.imageField}
        {text(t.brand, 'brand', 100)}
        <TextField
          required
          type="number"
          label={t.countInStock}
          name="countInStock"
          value={countInStock.value}
          onChange={({ target }) => countInStock.onChange(target.value)}
          hint={variantsHint}
          inputProps={{ min: 0, max: 1_000_000, step: 1, readOnly: hasVariants }}
          error={countInStock.error}
        />
        {props.categoryField}
        <TextField
          required
          multiline
          minRows={4}
          label={t.description}
          name="description"
          defaultValue={product.description}
          inputProps={{ maxLength: 10_000 }}
          error={errors.description}
        />
        {props.attributeFields}
        <TaxClassField
          required
          label={t.taxClass}
          name="taxClass"
          defaultValue={product.taxClass}
          hint={t.taxRatesAreSetFor}
          taxClasses={props.taxClasses}
          error={errors.taxClass}
        />
        <Box>
          <FormControlLabel
            control={<Switch name="isDraft" defaultChecked={product.isDraft} />}
            label={t.draft}
          />
          <FormHelperText>{t.shoppersDoNotSeeA}</FormHelperText>
        </Box>
      </Stack>
      {props.picture}
      <Stack sx={{ gridColumn: '1 / -1', gap: 2.5 }}>
        {props.variants}
        {props.refusal}
        <Box>
          <SubmitButton
            pending={pending}
            disabled={isUploading}
            aria-describedby={isUploading ? reasonId : undefined}
          >
            {props.action}
          </SubmitButton>
          {isUploading && (
            <FormHelperText id={reasonId} role="status">
              {t.thePictureIsStillBeing}
            </FormHelperText>
          )}
        </Box>
      </Stack>
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

/** What the form holds now. */
export function readProductForm(form: HTMLFormElement): ProductFields {
  const typed = new FormData(form);
  const field = (name: string) => String(typed.get(name)).trim();
  return {
    name: field('name'),
    brand: field('brand'),
    category: field('category'),
    description: field('description'),
    taxClass: field('taxClass'),
    isDraft: typed.has('isDraft'),
  };
}
