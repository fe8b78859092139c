import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../server/schema.ts';

/** Writes schema.graphql, the contract of the API, from the resolvers. */
writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(await createSchema()))}\n`);
