import * as t from '#messages/share';
import { canonicalProductUrl } from '../../../router/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Glyph, outlined } from '../../../ui/Icon.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { toast } from '../../../ui/toast.tsx';

const ICON = 'M12 15V3.5M8 7l4-3.5L16 7M7.5 11H5v9.5h14V11h-2.5';

export interface SharedProduct {
  id: string;
  slug: string | null;
  name: string;
}

/** Hands the product's address to the programs of the device; where it has no such choice, copies it. */
export function ShareButton({ product }: { product: SharedProduct }) {
  const { origin } = useSettings();
  const url = new URL(canonicalProductUrl(product), origin).href;
  const share = async () => {
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title: product.name, url });
    } catch (error) {
      // Not when the choice was closed.
      if ((error as Error).name !== 'AbortError') await copy(url);
    }
  };
  return (
    <Button variant="outlined" color="inherit" onClick={() => void share()}>
      <Glyph path={ICON} size={20} sx={{ ...outlined, mr: 1 }} />
      {t.share}
    </Button>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(t.linkCopied);
  } catch {
    // Without https, or where the browser forbids it.
    toast(t.theLinkCouldNotBe(url), { variant: 'error' });
  }
}
