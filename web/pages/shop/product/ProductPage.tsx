import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/product';
import { optionLabels } from '#money/line';
import { readFailure } from '../../../apollo/errors.ts';
import { readViewer, useViewer } from '../../../features/accounts/viewer.ts';
import { addItem } from '../../../features/cart/cart.ts';
import { updateCart } from '../../../features/cart/cart-store.ts';
import { BuyPanel } from '../../../features/catalog/BuyPanel.tsx';
import { Gallery } from '../../../features/catalog/Gallery.tsx';
import { KnownProduct } from '../../../features/catalog/KnownProduct.tsx';
import { VariantPicker } from '../../../features/catalog/VariantPicker.tsx';
import { ReviewSection } from '../../../features/reviews/ReviewSection.tsx';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { canonicalProductUrl, categoryUrl } from '../../../router/urls.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { ProductJsonLd } from './ProductJsonLd.tsx';
import { ProductPageDocument, type ProductPageQuery, useProductPageQuery } from './ProductPage.generated.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { useVariant } from './useVariant.ts';

// Below the first view.
const ProductFacts = lazyPart(
  async () => (await import('./ProductFacts.tsx')).ProductFacts,
  ({ product }: ProductPageQuery) => (
    <Typography sx={{ whiteSpace: 'pre-line' }}>{product.descriptionText}</Typography>
  ),
  true,
);
const Promises = lazyPart(async () => (await import('./Promises.tsx')).Promises, undefined, true);
const ProductActions = lazyPart(async () => (await import('./ProductActions.tsx')).ProductActions);
const StockAlert = lazyPart(async () => (await import('./StockAlert.tsx')).StockAlert);
const MoreProducts = lazyPart(async () => (await import('./MoreProducts.tsx')).MoreProducts);

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = ({ id: key = '' }: Params) => ({
  query: ProductPageDocument,
  variables: ID.test(key) ? { id: key } : { slug: key },
});

/** Other words in an address of a product are its slug. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One product with its reviews. */
export default function ProductPage() {
  const params = useParams();
  const { id = '' } = params;
  const { data, previousData, error, refetch } = useProductPageQuery(firstQuery(params));
  // After a review the product is loaded again; until then it stays on screen.
  const isSame = previousData?.product.id === id || previousData?.product.slug === id;
  const shown = data ?? (isSame ? previousData : undefined);
  const isMissing = readFailure(error).code === 'NOT_FOUND';
  return (
    <>
      <BackLink href="/" />
      {error && (isMissing || !shown) ? (
        <>
          <NotAvailable title={t.productNotAvailable} {...{ isMissing, error }} onRetry={refetch} />
          {isMissing && <MoreProducts id={id} />}
        </>
      ) : (
        <>
          <LoadError error={error} onRetry={refetch} />
          {shown ? (
            <ProductDetail key={shown.product.id} product={shown.product} />
          ) : (
            <KnownProduct id={id} />
          )}
        </>
      )}
    </>
  );
}

function ProductDetail({ product }: ProductPageQuery) {
  const { id, name, image, brand, options, variants } = product;
  const { chosen, left, variant, chooseValue } = useVariant(product);
  // Of those that can still be chosen, the cheapest is shown.
  const [shown] = left.toSorted((a, b) => a.price - b.price);
  const { price, imageId } = variant ?? shown!;
  const isFrom = !variant && left.some((other) => other.price > price);
  const sum = (of: 'countInStock' | 'availableQuantity') =>
    (variant ? [variant] : left).reduce((all, each) => all + each[of], 0);
  const stock = { countInStock: sum('countInStock'), availableQuantity: sum('availableQuantity') };
  const labels = variant
    ? optionLabels({ ...variant, optionNames: options.map((option) => option.name) })
    : [];
  // Only when all of them look the same.
  const picture = left.every((other) => other.imageId === imageId) ? imageId : null;
  const way = product.categoryPath.map((step) => ({ name: step.name, href: categoryUrl(step.slug) }));
  const navigate = useNavigate();
  const viewer = useViewer();
  const addToCart = (qty: number) => {
    if (!variant) return;
    const line = {
      productId: id,
      variantId: variant.id,
      name,
      options: labels,
      image: product.images.find((own) => own.id === imageId)?.path ?? image,
      price,
      ...stock,
      qty,
    };
    updateCart((cart) => addItem(cart, line));
    void navigate('/cart');
  };
  return (
    <>
      <PageTitle
        title={product.seoTitle || name}
        description={product.seoDescription || product.descriptionText}
        canonical={canonicalProductUrl(product)}
        image={product.images[0]}
        type="product"
      />
      <ProductJsonLd product={product} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Gallery
          // Begins anew with the picture of another variant.
          key={picture}
          name={name}
          images={product.images}
          shown={picture}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
          <Breadcrumbs steps={[...way, { name, href: canonicalProductUrl(product) }]} />
          <Typography sx={{ color: 'text.secondary' }}>{brand}</Typography>
          <Typography variant="h1">{name}</Typography>
          <Rating value={product.rating} count={product.numReviews} />
          <ProductPrice product={product} variant={variant ?? shown!} isFrom={isFrom} />
          {options.length > 0 && (
            <VariantPicker
              productId={id}
              options={options}
              variants={variants}
              chosen={chosen}
              onChoose={chooseValue}
            />
          )}
          <BuyPanel
            key={variant?.id}
            line={`${id}.${variant?.id}`}
            labels={labels}
            missing={options[chosen.indexOf(undefined)]?.name}
            price={price}
            isFrom={isFrom}
            {...stock}
            onAdd={addToCart}
          />
          {variants.some((each) => !each.availableQuantity) && (
            <Box sx={{ justifySelf: 'stretch', minHeight: 44 }}>
              <StockAlert key={variant?.id} product={product} variant={variant} />
            </Box>
          )}
          <Promises price={price} {...stock} />
          {/* Its place is kept, so that nothing moves when it comes. */}
          <Box sx={{ minHeight: 100 }}>
            <ProductActions product={product} variantId={(variant ?? shown!).id} />
          </Box>
        </Box>
      </Box>
      <ProductFacts product={product} />
      <ReviewSection key={id} product={product} isSignedIn={viewer !== null} readViewer={readViewer} />
      <MoreProducts id={id} product={product} variant={variant} />
    </>
  );
}
