import { useSignOutMutation } from '../features/accounts/SignOut.generated.tsx';
import { useHomePageQuery } from '../pages/shop/home/HomePage.generated.tsx';

// Generated files are not type-checked themselves. What a page gets from them is, and this file fails to compile if it were not.
export function GeneratedHooks() {
  const variables = { page: 1, keyword: '' };
  const { data } = useHomePageQuery({ variables });
  data?.products.total satisfies number | undefined;
  data?.products.products[0]?.name satisfies string | undefined;
  // @ts-expect-error: the page has no such field
  data?.products.count;
  // @ts-expect-error: the data may not be there yet
  data.products;
  // @ts-expect-error: a price is a number
  data?.products.products[0]?.price satisfies string | undefined;
  // @ts-expect-error: both variables are required
  useHomePageQuery({ variables: { page: 1 } });
  // @ts-expect-error: a page is a number
  useHomePageQuery({ variables: { page: '1', keyword: '' } });
  // @ts-expect-error: variables cannot be left out
  useHomePageQuery();

  const [signOut] = useSignOutMutation();
  signOut().then((answer) => answer.data?.signOut satisfies boolean | undefined);
  // @ts-expect-error: signing out takes no variables
  signOut({ variables: { everywhere: true } });
  // @ts-expect-error: the answer is no text
  signOut().then((answer) => answer.data?.signOut satisfies string | undefined);
}
