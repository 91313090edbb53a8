/**
 * TypeScript to JavaScript, one file at a time and with the page's own options: types are stripped, not read. Run in a folder
 * that holds the page's sources and has the compiler in a node_modules above it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ts = createRequire(join(process.cwd(), 'package.json'))('typescript');
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

export const modules = (file, source) => transpile(file, source, { module: ts.ModuleKind.ESNext, inlineSourceMap: true });

export const functions = (file, source) =>
  transpile(file, source, { module: ts.ModuleKind.CommonJS, allowJs: true, removeComments: file.endsWith('.ts') });

function transpile(fileName, source, more) {
  const { outputText, diagnostics } = ts.transpileModule(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { ...options, noEmit: false, allowImportingTsExtensions: false, ...more },
  });
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, { getCanonicalFileName: (f) => f, getCurrentDirectory: () => '', getNewLine: () => '\n' }));
  }
  return outputText;
}
