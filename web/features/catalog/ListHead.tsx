import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/category';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

interface ListHeadProps {
  name: string;
  description: string;
  /** What search engines read instead of the name and the description; empty: these. */
  seoTitle?: string;
  seoDescription?: string;
  image?: string | null;
  /** The way to the list, itself last. */
  steps: { name: string; href: string }[];
  total: number;
  page: number;
  path: string;
  /** False for a selection of the list, of which there are endless many. */
  isListed: boolean;
}

/** The heading of the page of a category or a collection, and what search engines read of it. */
export function ListHead(props: ListHeadProps) {
  const { name, description, image = null, steps, total, page, path, isListed } = props;
  const title = props.seoTitle || name;
  return (
    <>
      <PageTitle
        title={page > 1 ? t.page(title, page) : title}
        description={props.seoDescription || description || t.allProductsWithFiltersBy(name)}
        canonical={page > 1 ? `${path}?page=${page}` : path}
        image={image !== null && { path: image }}
        isListed={isListed}
      />
      <Breadcrumbs steps={steps} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          mt: 1,
          mb: 3,
          pb: 2,
          borderBottom: 2,
          borderColor: 'text.primary',
        }}
      >
        <Typography variant="h1">{name}</Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t.productCount(total)}
        </Typography>
        {description && (
          <Typography sx={{ flexBasis: '100%', mt: 1, color: 'text.secondary' }}>{description}</Typography>
        )}
      </Box>
    </>
  );
}
