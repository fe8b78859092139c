import * as t from '#messages/admin/products';
import { CategorySearch } from '../../../features/catalog/CategorySearch.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { AdminProductsFiltersQuery } from './AdminProductsPage.generated.tsx';
import { type Kind, NO_MANUFACTURER } from './changes.ts';

interface ChangeValueProps {
  kind: Kind;
  typed: string;
  onType: (typed: string) => void;
  filters: AdminProductsFiltersQuery;
  attribute: string;
  onAttribute: (key: string) => void;
}

const labels = {
  percent: t.percent,
  money: t.amount,
  quantity: t.quantity,
  text: t.brand,
  moment: t.time,
  attribute: t.valueLabel,
  content: t.netContent,
  energy: t.energyClass,
  tags: t.tags,
};

/** What a change of many products needs to be typed or chosen. */
export function ChangeValue({ kind: { value }, typed, onType, filters, ...of }: ChangeValueProps) {
  const { categories, attributes, manufacturers, taxClasses, shopTimeZone } = filters;
  if (value === 'none') return null;
  if (value === 'category')
    return <CategorySearch label={t.category} categories={categories} value={typed} onChange={onType} />;
  if (value === 'manufacturer')
    return (
      <Select
        label={t.manufacturer}
        value={typed}
        onChange={onType}
        none={t.chooseOne}
        options={[
          ...manufacturers.map(({ id, name }) => [id, name] as const),
          [NO_MANUFACTURER, t.noManufacturer] as const,
        ]}
      />
    );
  if (value === 'taxClass')
    return (
      <Select
        label={t.taxClass}
        value={typed}
        onChange={onType}
        none={t.chooseOne}
        options={taxClasses.map((each) => [each, each])}
        hint={t.classesHaveARate}
      />
    );
  if (value !== 'attribute')
    return (
      <TextField
        label={labels[value]}
        required
        type={value === 'moment' ? 'datetime-local' : undefined}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        hint={hintOf(value, shopTimeZone)}
        inputProps={{
          inputMode: value === 'text' || value === 'content' || value === 'tags' ? 'text' : 'decimal',
          maxLength: value === 'tags' ? 2_000 : 100,
          autoComplete: 'off',
        }}
      />
    );
  const chosen = attributes.find(({ key }) => key === of.attribute);
  const choices = chosen?.type === 'BOOLEAN' ? YES_NO : chosen?.choices.map((each) => [each, each] as const);
  return (
    <>
      <Select
        label={t.attribute}
        value={of.attribute}
        onChange={of.onAttribute}
        none={t.chooseOne}
        options={attributes.map(({ key, label, unit }) => [key, unit ? `${label} (${unit})` : label])}
      />
      {chosen && choices && choices.length > 0 && chosen.type !== 'LIST' && (
        <Select label={t.valueLabel} value={typed} onChange={onType} none={t.none} options={choices} />
      )}
      {chosen && (!choices?.length || chosen.type === 'LIST') && (
        <TextField
          label={t.valueLabel}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          hint={chosen.type === 'LIST' ? t.separatedByCommas : t.emptyRemovesIt}
          inputProps={{ maxLength: 2_000, autoComplete: 'off' }}
        />
      )}
    </>
  );
}

const YES_NO = [
  ['true', t.yes],
  ['false', t.no],
] as const;

function hintOf(value: Kind['value'], timeZone: string): string | undefined {
  if (value === 'text') return undefined;
  if (value === 'tags') return t.tagsByCommas;
  if (value === 'content') return t.suchAs750Ml;
  if (value === 'moment') return t.byTheClocksOf(timeZone);
  return t.appliesToEachVariant(value === 'percent' ? t.suchAs125Rounded : '');
}
