import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../platform/operations/node-flags.ts';
import { readEnv } from '../server/env.ts';
import { variableNames } from '../server/env-variables.ts';

const example = readFileSync('.env.example', 'utf8');
const exampleLines = [...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
  name,
  value,
]);

interface Service {
  cap_drop: string[];
  cap_add?: string[];
  security_opt: string[];
  read_only: boolean;
  tmpfs: string[];
  mem_limit: string;
  image?: string;
  build?: string;
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes: string[];
}
const compose: { services: Record<'app' | 'database', Service>; volumes: Record<string, null> } = parse(
  readFileSync('docker-compose.yml', 'utf8'),
);
const { app, database } = compose.services;

test('.env.example names every setting that the server reads, and no other', () => {
  expect(exampleLines.map(([name]) => name).sort()).toEqual([...variableNames].sort());
});

test('.env.example shows the defaults', () => {
  const defaults: Record<string, unknown> = readEnv({});
  for (const [name = '', value] of exampleLines)
    expect([name, value]).toEqual([name, String(defaults[name] ?? '')]);
});

test('docker-compose.yml sets only what the server reads', () => {
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(app.environment)));
});

test('docker-compose.yml starts the shop on a healthy PostgreSQL', () => {
  expect(app.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database.healthcheck?.test).toContain('pg_isready');
  expect(app.environment.DATABASE_URL).toContain('@database:5432/');
});

test('docker-compose.yml keeps data in volumes that it declares', () => {
  const used = [app, database].flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0]!));
  const declared = used.filter((place) => !place.startsWith('./'));
  expect(declared.sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('docker-compose.yml gives its containers no more than they need', () => {
  for (const service of [app, database]) {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
      tmpfs: expect.arrayContaining(['/tmp']),
      mem_limit: expect.stringMatching(/^\dg$/),
    });
  }
  expect(app.cap_add).toBeUndefined();
});

test('images are named by version and digest, so that a build today and one next month start from the same', () => {
  const stages = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(stages).toHaveLength(2);
  for (const image of [...stages, database.image]) expect(image).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(new Set(stages).size).toBe(1);
});

test('docker-compose.yml has the shop sign in as a role that is no superuser', () => {
  const script = database.volumes.find((volume) => volume.includes(':/docker-entrypoint-initdb.d/'));
  const sql = readFileSync(script!.split(':')[0]!, 'utf8');
  expect(app.environment.DATABASE_URL).toContain('//citron:');
  // The superuser is the one that the image makes by default.
  expect(database.environment.POSTGRES_USER).toBeUndefined();
  expect(sql).toMatch(/^create role citron login password :'password';$/m);
  expect(sql).toMatch(/^alter role current_user password null;$/m);
});

test('docker-compose.yml trusts the proxy in front', () => {
  expect(app.environment.TRUST_PROXY).toMatch(/^\$\{TRUST_PROXY:-1\}$/);
});

test('docker-compose.yml brings no password of its own and does not allow test payments', () => {
  expect(database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
  expect(app.environment.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD\}@/);
  expect(Object.keys(app.environment).join()).not.toMatch(/SECRET|SANDBOX/);
});

test('the image and the guide start node as the workers are started', () => {
  const command = ['node', ...NODE_FLAGS, 'dist/graph/server.js'];
  const [image, guide] = ['Dockerfile', 'docs/operations.md'].map((file) => readFileSync(file, 'utf8'));
  expect(image).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  expect(guide).toContain(command.join(' '));
  for (const [name, value] of Object.entries(NODE_ENVIRONMENT)) {
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    expect(guide).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'));
  }
});
