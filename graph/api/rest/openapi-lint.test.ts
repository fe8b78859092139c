import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { declared } from '../../server/modules.ts';
import { openApi } from './openapi.ts';

const document = JSON.stringify(openApi('Citron', declared.httpStatus));

/** The findings of Redocly's recommended rules, which contain all of its errors and warnings. */
async function redocly(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
}

/** The findings of Spectral's recommended rules for OpenAPI. */
async function stoplight(source: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: {} });
  return (await linter.run(source)).map(({ code, path }) => `${code} ${path.join('.')}`);
}

test('Redocly and Spectral find nothing in the OpenAPI document', async () => {
  expect(await redocly(document)).toEqual([]);
  expect(await stoplight(document)).toEqual([]);
});

test('they would find a call without an error and an operation without a description', async () => {
  const broken = JSON.parse(document);
  broken.paths['/api/products'].get.responses = { 200: { description: 'Done.' } };
  broken.paths['/api/products'].get.description = '';
  const source = JSON.stringify(broken);
  expect(await redocly(source)).toContain('operation-4xx-response #/paths/~1api~1products/get/responses');
  expect(await stoplight(source)).toContain('operation-description paths./api/products.get.description');
});
