import type { Response } from 'express';
import type { SettingDeps } from '../settings/find-setting.ts';
import { sendPlainPage } from '../settings/plain-page.tsx';

interface LinkPage {
  title: string;
  text: string;
  /** Buttons, which send a POST; by default to the address of the page. */
  actions?: readonly { label: string; to?: string }[];
  links: readonly { label: string; href: string }[];
}

/** A page that a mailed link leads to, of its own and without scripts. */
export function sendLinkPage(deps: SettingDeps, res: Response, page: LinkPage): Promise<void> {
  const { title, text, actions = [], links } = page;
  const content = (
    <>
      <p>{text}</p>
      {actions.map(({ label, to }) => (
        <form key={label} method="post" action={to}>
          <button type="submit">{label}</button>
        </form>
      ))}
      <nav aria-label={title}>
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </>
  );
  return sendPlainPage(deps, res, { title, content });
}
