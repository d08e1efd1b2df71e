import { TriangleAlert } from 'lucide-react'
import type { StepProblem } from '../step-problems.ts'

type ProblemsProps = { problems: readonly StepProblem[]; isLocked: boolean; onPick: (path: string) => void }

/** What is still to be mended, each in the words of its form and one press from its field. */
export function ReviewProblems({ problems, isLocked, onPick }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 grid justify-items-start gap-1">
      {problems.map(({ path, message }) => (
        <li key={path}>
          <button
            type="button"
            disabled={isLocked}
            onClick={() => onPick(path)}
            className="flex min-h-6 items-center gap-2 rounded-chip bg-warning-soft px-2 py-1 text-left font-medium text-warning underline-offset-4 hover:underline touch:min-h-11"
          >
            <TriangleAlert className="size-4 shrink-0" />
            {message}
          </button>
        </li>
      ))}
    </ul>
  )
}
