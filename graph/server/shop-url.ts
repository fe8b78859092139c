/** Where shoppers find the shop: PUBLIC_URL, or its own address. */
export function shopUrl(env: { PUBLIC_URL: string | undefined; HOST: string; PORT: number }): string {
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST;
  return env.PUBLIC_URL ?? `http://${host}:${env.PORT}`;
}
