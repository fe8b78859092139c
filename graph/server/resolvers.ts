type Exports = Record<string, new () => object>;

const files = import.meta.glob<Exports>('../*/*.resolver.ts', { eager: true });

/** The resolvers of all rooms. In a file of its own, since they are loaded before everything else that it imports. */
export const resolvers = Object.values(files).flatMap((exported) => Object.values(exported));
