import packageJson from '../../package.json' with { type: 'json' };

/** Version of the shop's software, such as "0.3.0", from package.json. */
export const { version } = packageJson;
