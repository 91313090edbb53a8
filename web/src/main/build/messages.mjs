/**
 * Makes TypeScript types of JSON Schemas, one for each definition: node messages.mjs OUT SCHEMA...
 * The later schemas may refer to the earlier ones, and win where both define a name. What this does not know stops the build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const title = (name) => name[0].toUpperCase() + name.slice(1);
const key = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const literal = (value) => JSON.stringify(value);
const together = (types, sign) => (types.length === 1 ? types[0] : `(${types.join(sign)})`);

const SIMPLE = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };
/** What narrows a value without changing its type. */
const SILENT = ['description', 'not', 'minimum', 'maximum', 'pattern', 'minItems', 'maxItems', 'propertyNames', 'unevaluatedProperties', '$schema', 'title'];
const KNOWN = [...SILENT, '$ref', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'type', 'properties', 'required', 'additionalProperties', 'items'];

/** @param of names the type of a definition that is referred to */
export function typeOf(schema, of) {
  for (const word of Object.keys(schema)) if (!KNOWN.includes(word)) throw new Error(`No type is known for "${word}" in ${JSON.stringify(schema)}`);
  const all = [];
  if (schema.$ref) all.push(of(schema.$ref));
  if (schema.enum) all.push(together(schema.enum.map(literal), ' | '));
  if ('const' in schema) all.push(literal(schema.const));
  for (const either of [schema.oneOf, schema.anyOf]) if (either) all.push(together(either.map((each) => typeOf(each, of)), ' | '));
  for (const part of schema.allOf ?? []) all.push(typeOf(part, of));
  if (schema.type) all.push(together([schema.type].flat().map((type) => plain(type, schema, of)), ' | '));
  return all.length === 0 ? 'unknown' : together(all, ' & ');
}

function plain(type, schema, of) {
  if (type === 'array') return `${typeOf(schema.items ?? {}, of)}[]`;
  if (type === 'object') return object(schema, of);
  if (!SIMPLE[type]) throw new Error(`No type is known for ${type}`);
  return SIMPLE[type];
}

function object({ properties = {}, required = [], additionalProperties }, of) {
  const fields = Object.entries(properties).map(([name, schema]) => `${comment(schema)}${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, of)}`);
  if (additionalProperties && typeof additionalProperties === 'object') fields.push(`[key: string]: ${typeOf(additionalProperties, of)}`);
  return `{ ${fields.join('; ')} }`;
}

const comment = ({ description }) => (description ? `/** ${description.replaceAll('*/', '* /')} */ ` : '');

/** The declarations of all definitions of these schemas. */
export function declarations(schemas) {
  const found = new Map();
  for (const schema of schemas) {
    for (const [name, definition] of Object.entries(schema.$defs)) {
      const of = (ref) => {
        const [, id, wanted] = /^([^#]*)#\/\$defs\/(\w+)$/.exec(ref) ?? [];
        const home = id ? schemas.find((each) => each.$id === id) : schema;
        if (!home?.$defs[wanted]) throw new Error(`There is no ${ref}`);
        return nameIn(home, wanted, schemas);
      };
      found.set(nameIn(schema, name, schemas), `${comment(definition)}\nexport type ${nameIn(schema, name, schemas)} = ${typeOf(definition, of)};`);
    }
  }
  return [...found.values()].map((each) => each.trim()).join('\n\n');
}

/** A name that a later schema takes for itself gets a prefix in the earlier one. */
function nameIn(schema, name, schemas) {
  const later = schemas.slice(schemas.indexOf(schema) + 1);
  return later.some((each) => each.$defs[name]) ? `Protocol${title(name)}` : title(name);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [out, ...files] = process.argv.slice(2);
  const schemas = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `/** Made from the JSON Schemas of protocol and server; not to be edited. */\n\n${declarations(schemas)}\n`);
}
