import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';

// Files for the browser must contain neither a secret nor the name of a secret setting; files in git, no secret.
const settings = readFileSync('.env.example', 'utf8').matchAll(
  /^#? ?(\w*(?:SECRET|PASSWORD|TOKEN|DATABASE_URL)\w*)=/gm,
);
const names = [/rzp_live_/, ...[...settings].map(([, name]) => new RegExp(`\\b${name}\\b`))];
const secrets = [
  /rzp_live_[A-Za-z0-9]{6,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\b(?:ghp|gho|ghs|npm)_[A-Za-z0-9]{36}\b/,
  /\bsk_live_[A-Za-z0-9]{16,}/,
  // A password in an address of another machine.
  /\bpostgres(?:ql)?:\/\/[^\s:/@'"`]+:[^\s:/@'"`$]{4,}@(?!localhost|127\.|database|db\b|example)[\w.-]+\.\w+/,
];

const built = globSync('dist/web/**/*').filter((file) => statSync(file).isFile());
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && statSync(file, { throwIfNoEntry: false })?.isFile());
const wrong = [...find(built, [...secrets, ...names]), ...find(tracked, secrets)];
if (built.length === 0) wrong.push('dist/web is empty: there is nothing to look at.');

// The patterns are tested as well, on a canary of each kind that is assembled here, so that no file contains it.
const canaries = [
  `rzp_${'live'}_Abc123def456`,
  `-----BEGIN RSA PRIVATE${' '}KEY-----`,
  `AKIA${'A1'.repeat(8)}`,
  `ghp_${'a1'.repeat(18)}`,
  `sk_${'live'}_${'a1'.repeat(8)}`,
  `postgresql://shop:${'pass'}word@shop.internal/shop`,
];
for (const [index, canary] of canaries.entries())
  if (!secrets[index].test(canary)) wrong.push(`The pattern ${secrets[index]} finds nothing.`);

process.stdout.write(wrong.map((line) => `${line}\n`).join(''));
process.exitCode = wrong.length > 0 ? 1 : 0;

function find(files, patterns) {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'latin1');
    return patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${file} holds ${pattern}`);
  });
}
