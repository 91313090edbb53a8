/** Lets Node's own test runner read the page's sources: node --import test.mjs --test test/*.test.ts */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { modules } from './typescript.mjs';

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) {
      return { format: 'module', source: '', shortCircuit: true };
    }
    if (!url.endsWith('.ts')) {
      return next(url, context);
    }
    const file = fileURLToPath(url);
    return { format: 'module', source: modules(file, readFileSync(file, 'utf8')), shortCircuit: true };
  },
});
