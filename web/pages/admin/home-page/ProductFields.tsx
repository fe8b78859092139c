import * as t from '#messages/admin/home-page';
import { PickProducts } from '../../../features/catalog/PickProducts.tsx';
import type { HomeRule } from '../../../schema.generated.ts';
import { Select } from '../../../ui/Select.tsx';
import type { Block, CollectionOption } from './home-blocks.ts';

/** Products of a block, and of a hero. */
const MOST = 12;
const MOST_OF_HERO = 5;
const COUNTS = [4, 8, 12];

interface ProductFieldsProps {
  block: Block;
  collections: readonly CollectionOption[];
  onChange: (changes: Partial<Block>) => void;
}

/** Which products a block shows: by a rule, or chosen by hand. */
export function ProductFields({ block, collections, onChange }: ProductFieldsProps) {
  const { kind, rule, collectionId, count, products } = block;
  const isHero = kind === 'HERO';
  const rules = Object.entries(t.rules).filter(([value]) => !isHero || value === 'BEST_SELLING');
  const counts = [...new Set([...COUNTS, count ?? 4])].toSorted((a, b) => a - b);
  return (
    <>
      <Select
        label={t.products}
        value={rule ?? ''}
        none={t.byHand}
        options={rules}
        onChange={(value) => onChange({ rule: (value || null) as HomeRule | null })}
      />
      {rule === 'COLLECTION' && (
        <Select
          required
          label={t.collection}
          none={t.choose}
          value={collectionId ?? ''}
          options={collections.map(({ id, name, isPublished }) => [id, isPublished ? name : t.draftOf(name)])}
          onChange={(id) => onChange({ collectionId: id || null })}
        />
      )}
      {rule && !isHero && (
        <Select
          label={t.count}
          value={String(count ?? 4)}
          options={counts.map((each) => [String(each), String(each)])}
          onChange={(value) => onChange({ count: Number(value) })}
        />
      )}
      {!rule && (
        <div>
          {/* The choice belongs to what the form holds. */}
          <input type="hidden" value={products.map(({ id }) => id).join()} />
          <PickProducts
            products={products}
            most={isHero ? MOST_OF_HERO : MOST}
            onChange={(picked) => onChange({ products: picked })}
            isOrdered
          />
        </div>
      )}
    </>
  );
}
