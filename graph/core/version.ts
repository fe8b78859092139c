import packageJson from '../../package.json' with { type: 'json' };

/** Version of the shop's software, such as "0.1.0". */
export const { version } = packageJson;
