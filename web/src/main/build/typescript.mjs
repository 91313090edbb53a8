/**
 * TypeScript to JavaScript, one file at a time and with the page's own options: types are stripped, not read. Run in a folder
 * that holds the page's sources and has the compiler in a node_modules above it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ts = createRequire(join(process.cwd(), 'package.json'))('typescript');
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

const host = { getCanonicalFileName: (file) => file, getCurrentDirectory: () => process.cwd(), getNewLine: () => '\n' };

/** As modules, for Node to run; lines are found again. */
export const modules = (file, source) => transpile(file, source, { module: ts.ModuleKind.ESNext, inlineSourceMap: true });

/** With require and exports, for a bundle; the notices of licences in libraries stay. */
export const functions = (file, source) =>
  transpile(file, source, { module: ts.ModuleKind.CommonJS, allowJs: true, removeComments: file.endsWith('.ts') });

function transpile(fileName, source, more) {
  const { outputText, diagnostics } = ts.transpileModule(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { ...options, noEmit: false, allowImportingTsExtensions: false, ...more },
  });
  if (diagnostics.length > 0) {
    process.stderr.write(ts.formatDiagnostics(diagnostics, host));
    process.exit(1);
  }
  return outputText;
}
