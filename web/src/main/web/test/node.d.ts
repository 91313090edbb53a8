/** The little of Node that the tests use. Its full types would offer Node's globals to the page as well. */
declare module 'node:test' {
  type Said = (name: string, body: () => void | Promise<void>) => void;
  export const describe: Said;
  export const it: Said;
  export const test: Said;
}

declare module 'node:assert/strict' {
  const assert: {
    ok(value: boolean, message?: string): void;
    equal(actual: unknown, expected: unknown): void;
    deepEqual(actual: unknown, expected: unknown): void;
  };
  export default assert;
}

declare module 'node:fs' {
  export function readdirSync(folder: string, how: { recursive: true }): string[];
  export function readFileSync(file: string, encoding: 'utf8'): string;
}
