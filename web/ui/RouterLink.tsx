import { type AnchorHTMLAttributes, createContext, type Ref, useContext } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** Fades over to the next screen, where the browser can. */
  viewTransition?: boolean;
}

/** Called with the path of a link of the shop that is pointed at or focused, and so likely to be followed. */
export const LinkIntent = createContext((_href: string): void => undefined);

/** What the theme puts under every MUI link and button with an `href`: paths of the shop change the screen without a reload. */
export function RouterLink({ href = '', viewTransition, ...props }: RouterLinkProps) {
  const intend = useContext(LinkIntent);
  const follow = useLinkClickHandler(href, { viewTransition, target: props.target });
  if (!/^\/(?!\/)/.test(href)) return <a href={href} {...props} />;
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        intend(href);
        props.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        intend(href);
        props.onFocus?.(event);
      }}
    />
  );
}
