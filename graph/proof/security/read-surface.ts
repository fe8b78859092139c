import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import type { RestOperation, Surface } from './hostile-requests.ts';
import type { JsonSchema } from './hostile-values.ts';

interface Described {
  parameters: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Referring }> };
}
type Referring = JsonSchema & { $ref?: string };

/** The operations that a running shop publishes. */
export async function readSurface(url: string): Promise<Surface> {
  const description = await (await fetch(`${url}/api/openapi.json`)).json();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await response.json()) as { data: IntrospectionQuery };
  const paths = Object.entries(description.paths as Record<string, Record<string, Described>>);
  const rest = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): RestOperation => {
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: resolved(content?.schema ?? {}, description.components.schemas),
      };
    }),
  );
  return { schema: buildClientSchema(data), rest };
}

/** The schema with its references resolved. */
function resolved(schema: Referring, named: Record<string, Referring>): JsonSchema {
  if (schema.$ref) return resolved(named[schema.$ref.split('/').at(-1)!] ?? {}, named);
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, resolved(value, named)]),
      ),
    }),
    ...(items && { items: resolved(items, named) }),
  };
}
