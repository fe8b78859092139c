/** The messages of the server about the fields of an address, which it names with a prefix such as "shippingAddress.". */
export const errorsBelow = (prefix: string, messages: Partial<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
    ),
  );
