import { Loaded } from '../../../../ui/Loaded.tsx';
import { useBrandSectionQuery } from './Brand.generated.tsx';
import { BrandForm } from './BrandForm.tsx';

/** The colours and pictures that shoppers know the shop by. */
export function BrandSection() {
  const result = useBrandSectionQuery({ fetchPolicy: 'cache-and-network' });
  const reload = async () => (await result.refetch()).data?.brandSettings;
  return (
    <Loaded result={result}>
      {({ brandSettings }) => <BrandForm saved={brandSettings} onReload={reload} />}
    </Loaded>
  );
}
