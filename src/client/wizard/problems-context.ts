import { createContext, use } from 'react'
import type { FieldProblem } from './step-problems.ts'

const noProblems: readonly FieldProblem[] = []

/** What is shown as wrong in the open step; empty until the person wants to go on. */
export const ProblemsContext = createContext<readonly FieldProblem[]>(noProblems)

export function useFieldProblem(path: string): string | undefined {
  return use(ProblemsContext).find((problem) => problem.path === path)?.message
}
