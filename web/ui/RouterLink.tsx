import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: React.Ref<HTMLAnchorElement>;
}

/** What the theme puts under every MUI link and button with an `href`: paths of the shop change the screen without a reload. */
export function RouterLink({ href = '', ...props }: RouterLinkProps) {
  return /^\/(?!\/)/.test(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
