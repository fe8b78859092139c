// Imported first by every command, so it must also run on the Node that is too old.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `Citron needs Node 24.7 or newer and this is ${process.versions.node}: get it from https://nodejs.org, ` +
      'or start Citron through npm, which brings its own on Linux, Windows and Apple silicon.\n',
  );
  process.exit(1);
}
