import { createContext, use } from 'react'
import type { FieldProblem } from '#client/lib/api-error.ts'

const noProblems: readonly FieldProblem[] = []

/** What is shown as wrong at the fields below; a page that judges nothing leaves it empty. */
export const FieldProblemsContext = createContext<readonly FieldProblem[]>(noProblems)

export function useFieldProblem(path: string): string | undefined {
  return use(FieldProblemsContext).find((problem) => problem.path === path)?.message
}
