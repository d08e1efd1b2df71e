import { posix } from 'node:path'

/** Where an import leads: a file of ours, an installed package, or a module of Node. */
export type ImportTarget =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string }

export interface ImportStatement {
  specifier: string
  /** Nothing of it is left when the program runs. */
  isTypeOnly: boolean
}

// The formatter keeps static imports at the start of a line, so a string or comment that speaks of imports is no match.
const staticImport = /^(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm
const dynamicImport = /\bimport\(\s*()['"]([^'"\n]+)['"]\s*[,)]/g
const urlImport = /new URL\(\s*()['"](\.[^'"\n]+\.[cm]?[jt]sx?)['"],\s*import\.meta\.url/g

/** Everything a file imports, types included. */
export function readImports(text: string): ImportStatement[] {
  return [staticImport, dynamicImport, urlImport].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, type, specifier = '']) => ({ specifier, isTypeOnly: Boolean(type) })),
  )
}

export function resolveImport(from: string, specifier: string): ImportTarget {
  const [path = specifier] = specifier.split('?')
  if (path.startsWith('#')) return { kind: 'file', path: `src/${path.slice(1)}` }
  if (path.startsWith('.')) return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(from), path)) }
  if (path.startsWith('node:')) return { kind: 'node', name: path }
  return { kind: 'package', name: packageName(path) }
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
