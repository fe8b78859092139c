import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Cents, decimalText, MAX_CENTS, parseCents, toDecimal } from '#money/cents';
import type { Product } from '../../schema.generated.ts';
import { focusFirstWrong } from '../../ui/field-error.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

export type ProductFields = Pick<
  Product,
  'name' | 'price' | 'brand' | 'countInStock' | 'category' | 'description' | 'taxClass' | 'isDraft'
>;

interface ProductFormProps {
  /** What the form begins with. */
  product: ProductFields;
  /** Whether its variants have their own prices and stock. */
  hasVariants: boolean;
  imageField: ReactNode;
  categoryField: ReactNode;
  /** Fields of what the shop has given products besides. */
  attributeFields: ReactNode;
  /** What the server said of each field. */
  errors: Partial<Record<string, string>>;
  /** Why it could not be saved, if not for a field; beside the button, which the eye is on. */
  refusal: ReactNode;
  pending: boolean;
  /** A picture is on its way: without it nothing is saved. */
  isUploading: boolean;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (typed: ProductFields) => void;
}

/** All that can be said of a product. What was typed stays when it could not be saved. */
export function ProductForm(props: ProductFormProps) {
  const {
    product,
    hasVariants,
    imageField,
    categoryField,
    attributeFields,
    errors,
    refusal,
    pending,
    isUploading,
    ref: form,
    onSubmit,
  } = props;
  const reasonId = useId();
  const priceInput = useRef<HTMLInputElement>(null);
  const [priceError, setPriceError] = useState<string>();

  useEffect(() => {
    // The server has responded.
    if (!pending) focusFirstWrong(form.current);
  }, [pending, form]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { price, ...typed } = readProductForm(event.currentTarget);
    setPriceError(price === null ? 'Enter an amount such as 89.99.' : undefined);
    if (price === null) return priceInput.current?.focus();
    onSubmit({ ...typed, price });
  };

  const variantsHint = hasVariants ? 'Each variant has its own, see below.' : undefined;
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
    <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 2.5 }}>
      {text('Name', 'name', 200)}
      <TextField
        // Starts over with what was saved: a planned price may have begun.
        key={`price ${product.price}`}
        required
        type="number"
        label="Price"
        inputRef={priceInput}
        name="price"
        defaultValue={decimalText(product.price)}
        hint={variantsHint}
        inputProps={{ min: 0, max: toDecimal(MAX_CENTS), step: '0.01', readOnly: hasVariants }}
        error={priceError ?? errors.price}
      />
      {imageField}
      {text('Brand', 'brand', 100)}
      <TextField
        // Starts over with what was saved, which need not be what was typed.
        key={`stock ${product.countInStock}`}
        required
        type="number"
        label="Count In Stock"
        name="countInStock"
        defaultValue={product.countInStock}
        hint={variantsHint}
        inputProps={{ min: 0, max: 1_000_000, step: 1, readOnly: hasVariants }}
        error={errors.countInStock}
      />
      {categoryField}
      <TextField
        required
        multiline
        minRows={4}
        label="Description"
        name="description"
        defaultValue={product.description}
        inputProps={{ maxLength: 10_000 }}
        error={errors.description}
      />
      {attributeFields}
      <TextField
        required
        label="Tax class"
        name="taxClass"
        defaultValue={product.taxClass}
        hint="Tax rates are set for classes of products, on the screen Settings."
        inputProps={{ maxLength: 30 }}
        error={errors.taxClass}
      />
      <Box>
        <FormControlLabel
          control={<Switch name="isDraft" defaultChecked={product.isDraft} />}
          label="Draft"
        />
        <FormHelperText>Shoppers do not see a draft.</FormHelperText>
      </Box>
      {refusal}
      <Box>
        <SubmitButton
          pending={pending}
          disabled={isUploading}
          aria-describedby={isUploading ? reasonId : undefined}
        >
          Update
        </SubmitButton>
        {isUploading && (
          <FormHelperText id={reasonId} role="status">
            The picture is still being uploaded.
          </FormHelperText>
        )}
      </Box>
    </Stack>
  );
}

/** What the form holds now; no price where none can be read. */
export function readProductForm(
  form: HTMLFormElement,
): Omit<ProductFields, 'price'> & { price: Cents | null } {
  const typed = new FormData(form);
  const field = (name: string) => String(typed.get(name)).trim();
  return {
    name: field('name'),
    price: parseCents(field('price')),
    brand: field('brand'),
    countInStock: Number(field('countInStock')),
    category: field('category'),
    description: field('description'),
    taxClass: field('taxClass'),
    isDraft: typed.has('isDraft'),
  };
}

/** Puts these numbers into the form. */
export function fillProductForm(
  form: HTMLFormElement,
  { price, countInStock }: Partial<Pick<ProductFields, 'price' | 'countInStock'>>,
): void {
  const fill = (name: string, text: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = text;
  };
  if (price !== undefined) fill('price', decimalText(price));
  if (countInStock !== undefined) fill('countInStock', String(countInStock));
}
