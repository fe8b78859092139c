import type { SettingField } from '../../core/settings.ts';
import { flag, text } from '../settings/setting-fields.ts';
import { settingGroup } from '../settings/setting-group.ts';

/** Most further addresses that a script may send to. */
const MOST_ORIGINS = 5;
/** Names of hosts alone: others, such as "*", would mean more in a content security policy than one address. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** An address that pages may name in their content security policy. Null for all others. */
function secureUrl(given: string): URL | null {
  const url = URL.parse(given);
  const isPlain = url?.protocol === 'https:' && HOST.test(url.host) && !url.username && !url.password;
  return isPlain ? url : null;
}

/** A text that another check reads. */
function checked(field: SettingField<string | null>, check: (value: string) => string): typeof field {
  return {
    ...field,
    read(given) {
      const value = field.read(given);
      return value === null ? null : check(value);
    },
  };
}

/** A script of the owner's choice that counts what visitors do. Without one nothing is loaded or counted. */
export const analyticsSettings = settingGroup({
  name: 'analytics',
  title: 'Analytics',
  fields: {
    script: checked(
      text({
        label: 'Address of the script',
        help: 'An https address, such as the script of your own Plausible, Umami or Matomo server. The script can read all that visitors do on pages of the catalogue and in the cart: take one that you trust. Where people sign in, enter addresses or pay, and in the admin area, it is never loaded; staff do not load it either. Left empty, nothing is counted.',
        description: 'Address of the script',
        none: 'nothing is counted',
        default: null,
        max: 500,
      }),
      (value) => {
        const url = secureUrl(value);
        if (!url || url.hash)
          throw new Error(
            'Address of the script: an https address, such as https://stats.example.com/script.js.',
          );
        return url.href;
      },
    ),
    siteId: text({
      label: 'Name of the site',
      help: 'What the script knows the shop by, if it asks for one: it gets this text as data-domain, data-site and data-website-id.',
      description: 'What the script knows the shop by',
      none: 'it gets none',
      default: null,
      max: 100,
    }),
    origins: checked(
      text({
        label: 'Other servers that the script sends to',
        help: `Besides its own, such as https://region1.google-analytics.com. At most ${MOST_ORIGINS}, with spaces between them.`,
        description: 'Other servers that the script sends to, with spaces between them',
        none: 'it sends to its own server alone',
        default: null,
        max: 500,
      }),
      (value) => {
        const origins = value
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(secureUrl);
        if (origins.length > MOST_ORIGINS || origins.some((url) => !url || url.href !== `${url.origin}/`))
          throw new Error(
            `Other servers: at most ${MOST_ORIGINS} https addresses without a path, such as https://stats.example.com.`,
          );
        return [...new Set(origins.map((url) => url!.origin))].join(' ');
      },
    ),
    needsConsent: flag({
      label: 'Ask visitors first',
      help: 'The script is loaded once a visitor has agreed. Without this it is loaded at once, which laws allow for few scripts. Visitors whose browser says that they do not want to be tracked are never asked, and do not load it; all can change their choice in the footer.',
      description: 'Whether visitors are asked before the script is loaded',
      default: true,
    }),
  },
});
