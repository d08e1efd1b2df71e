/** Fails when an import goes against the directions of ARCHITECTURE.md, or when imports form a circle. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeForbiddenImport } from './checks/boundary-rules.ts'
import { findCycles } from './checks/find-cycles.ts'
import { listSourceFiles } from './checks/list-source-files.ts'
import { readImports, resolveImport } from './checks/read-imports.ts'
import { root } from './support/root.mjs'

/** Source files by path from the repository's root. */
export type Sources = ReadonlyMap<string, string>

/** Here even a circle of types alone is one: whoever moves one file of it has to move them all. */
const countsTypes = /^src\//

/** One plain sentence for each broken rule. */
export function findBoundaryProblems(sources: Sources): string[] {
  const graph = new Map<string, string[]>()
  const problems: string[] = []

  for (const [file, text] of sources) {
    const targets: string[] = []
    for (const { specifier, isTypeOnly } of readImports(text)) {
      const target = resolveImport(file, specifier)
      const problem = describeForbiddenImport({ from: file, target })
      if (problem) problems.push(problem)
      if (target.kind === 'file' && (!isTypeOnly || countsTypes.test(file))) targets.push(target.path)
    }
    graph.set(file, targets)
  }

  const cycles = findCycles(graph).map((cycle) => `These files import each other in a circle: ${cycle.join(' -> ')}`)
  return [...problems, ...cycles]
}

function main(): void {
  const files = listSourceFiles(root, ['src', 'scripts', 'tests', 'bench']).filter((file) =>
    /\.(ts|tsx|mjs)$/.test(file),
  )
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const problems = findBoundaryProblems(sources)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${files.length} files keep their boundaries`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
