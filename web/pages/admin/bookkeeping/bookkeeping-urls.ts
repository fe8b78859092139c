export const formats = ['csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

/** A file of bookkeeping, which the server makes. */
export const fileUrl = (name: string, format: Format, period: Record<string, string>) =>
  `/bookkeeping-files/${name}.${format}?${new URLSearchParams(period)}`;
