import type { Schema } from './schema-parts.ts';
import { schemas } from './schemas.ts';

/** A schema as readable text: names, types and remarks, one property a line. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (typeof schema.$ref === 'string') {
    return shapeOf(schemas[schema.$ref.split('/').at(-1) as keyof typeof schemas], indent);
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((one) => shapeOf(one, indent)).join(' or ');
  if (schema.items) return `list of ${shapeOf(schema.items as Schema, indent)}`;
  if (!schema.properties) return typeOf(schema);
  const inner = `${indent}  `;
  const required = (schema.required ?? []) as string[];
  const lines = Object.entries(schema.properties as Record<string, Schema>).map(([name, property]) => {
    const remark = property.description ? `  // ${property.description}` : '';
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(property, inner)}${remark}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function typeOf({ type, format, enum: values }: Schema): string {
  if (Array.isArray(values)) return values.join(' | ');
  const names = [type ?? 'any']
    .flat()
    .map((name) => (name === 'string' && format ? String(format) : String(name)));
  return names.join(' | ');
}
