import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import * as t from '#messages/admin/edit-product';
import { stockHistoryUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';
import type { useVariants } from './useVariants.ts';
import { VariantFields } from './VariantFields.tsx';
import { VariantTable } from './VariantTable.tsx';
import { addRow, combine, isAlone, type VariantRow } from './variant-rows.ts';

const MOST_OPTIONS = 3;

interface EditVariantsProps {
  variants: ReturnType<typeof useVariants>;
  /** By names such as "variants.2.sku". */
  errors: Partial<Record<string, string>>;
  onChange: (rows: VariantRow[]) => void;
  /** The custom fields of variants, and what is stored of them. */
  definitions: ProductChoicesFragment['variantFields'];
  saved: Pick<EditProductFragment, 'variants' | 'taxClass'>;
  /** Of the country of the shop. */
  taxRates: ProductChoicesFragment['homeTaxRates'];
}

/** The part of a product's form with what it is offered in: the names of the options, and a row for each variant. */
export function EditVariants(props: EditVariantsProps) {
  const { variants, errors, onChange, definitions, saved, taxRates } = props;
  const { pricesIncludeTax } = useSettings();
  const rate = taxRates.find(({ taxClass }) => taxClass === saved.taxClass);
  const { options, names, rows, stored, changeOptions } = variants;
  return (
    <Section
      title={t.variants}
      intro={t.sizesColoursAndTheLike}
      sx={{ gap: 2.5, mt: 2, pt: 3, borderTop: 2, borderColor: 'text.primary' }}
    >
      {options.map((option, index) => (
        <Box key={index} sx={optionStyle}>
          <TextField
            label={t.option(index + 1)}
            placeholder={t.size}
            value={option.name}
            inputProps={{ maxLength: 50 }}
            onChange={({ target }) => changeOptions(options.with(index, { ...option, name: target.value }))}
          />
          <TextField
            label={t.valuesSeparatedByCommas}
            placeholder="S, M, L"
            value={option.values}
            onChange={({ target }) => changeOptions(options.with(index, { ...option, values: target.value }))}
          />
        </Box>
      ))}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {options.length < MOST_OPTIONS && (
          <Button variant="outlined" onClick={() => changeOptions([...options, { name: '', values: '' }])}>
            {t.addOption}
          </Button>
        )}
        {options.length > 0 && (
          <>
            <Button variant="outlined" onClick={() => changeOptions(options.slice(0, -1))}>
              {t.removeOption(options.length)}
            </Button>
            <Button
              variant="outlined"
              onClick={() =>
                onChange(
                  combine(
                    rows,
                    options.map(({ values }) => values),
                  ),
                )
              }
            >
              {t.makeAllCombinations}
            </Button>
          </>
        )}
      </Stack>
      <VariantTable
        optionNames={names}
        rows={rows}
        stored={stored}
        isAlone={isAlone(rows, options.length)}
        taxRate={pricesIncludeTax && rate ? rate.basisPoints : 0}
        errors={errors}
        onChange={onChange}
      />
      <VariantFields
        {...{ definitions, rows, errors }}
        optionCount={options.length}
        stored={saved.variants}
        scrollHint={t.scrollForMore}
      />
      {stored.id && (
        <Link component={RouterLink} href={stockHistoryUrl(stored.id)}>
          {t.stockHistory}
        </Link>
      )}
      {options.length > 0 && (
        <Box>
          <Button
            variant="outlined"
            onClick={() =>
              onChange(
                addRow(
                  rows,
                  options.map(() => ''),
                ),
              )
            }
          >
            {t.addRow}
          </Button>
        </Box>
      )}
    </Section>
  );
}

const optionStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
};
