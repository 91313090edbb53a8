/**
 * Puts the page into one script and one style sheet where esbuild has no binary: node bundle.mjs main.ts OUTPUT, which becomes OUTPUT.js and OUTPUT.css.
 * Each module becomes a function that is called when it is first asked for. Nothing is renamed or squeezed, so the result is
 * larger than esbuild's, and otherwise does the same.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { functions } from './typescript.mjs';

const [entry, output] = process.argv.slice(2);
const packages = resolve('../node_modules');
const scripts = new Map();
const styles = [];

add(resolve(entry));
mkdirSync(dirname(output), { recursive: true });
writeFileSync(`${output}.css`, styles.join('\n'));
writeFileSync(`${output}.js`, program(nameOf(resolve(entry))));

function add(file) {
  if (scripts.has(file)) {
    return;
  }
  scripts.set(file, ''); // Modules may ask for each other in a circle.
  if (file.endsWith('.css')) {
    styles.push(readFileSync(file, 'utf8'));
    return;
  }
  const code = functions(file, readFileSync(file, 'utf8')).replace(/\brequire\("([^"]+)"\)/g, (_, wanted) => {
    const found = find(wanted, dirname(file));
    add(found);
    return `require(${JSON.stringify(nameOf(found))})`;
  });
  scripts.set(file, code);
}

/** Where a module lies: beside the one that asks, or in a package, whose package.json says where. */
function find(wanted, folder) {
  if (wanted.startsWith('.')) {
    return resolve(folder, wanted);
  }
  const [, home, inside] = wanted.match(/^((?:@[^/]+\/)?[^/]+)(.*)$/);
  const { exports } = JSON.parse(readFileSync(join(packages, home, 'package.json'), 'utf8'));
  const place = exports[`.${inside}`];
  if (!place) {
    throw new Error(`The package ${home} has no ${wanted}, which ${folder} imports.`);
  }
  return join(packages, home, place.default);
}

function nameOf(file) {
  return relative('..', file).replaceAll('\\', '/');
}

function program(first) {
  const texts = [...scripts].map(([file, code]) => `${JSON.stringify(nameOf(file))}: (exports, require) => {\n${code}}`);
  return `const modules = {\n${texts.join(',\n')}\n};
const loaded = {};
function load(name) {
  if (!(name in loaded)) {
    loaded[name] = {};
    modules[name](loaded[name], load);
  }
  return loaded[name];
}
load(${JSON.stringify(first)});
`;
}
