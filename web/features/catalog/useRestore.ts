import { ignoreShown } from '../../apollo/errors.ts';
import { toast } from '../../ui/toast.tsx';
import { useRestoreProductsMutation } from './RestoreProducts.generated.tsx';

/** Brings deleted products back, and says what became of it. */
export function useRestore() {
  const [send, { loading }] = useRestoreProductsMutation();
  const restore = (ids: string[]) =>
    send({ variables: { ids } }).then(({ data }) => {
      if (!data) return;
      const refused = data.restoreProducts.filter(({ ok }) => !ok);
      const restored = ids.length - refused.length;
      if (restored > 0) toast(`${restored === 1 ? 'Product' : `${restored} products`} restored`);
      if (refused.length > 0) {
        const more = refused.length > 1 ? ` (${refused.length} were refused)` : '';
        toast(`${refused[0]!.message}${more}`, { variant: 'error' });
      }
    }, ignoreShown);
  return { restore, loading };
}
