import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { StepProblems } from './step-problems.ts'

type ProblemSummaryProps = { problems: StepProblems; onFocus: (path: string) => void }

/** Says what must be mended before the step can be left, with the way to each field. */
export function ProblemSummary({ problems: { alert, fields }, onFocus }: ProblemSummaryProps) {
  return (
    <Alert
      title={
        alert ??
        (fields.length === 1 ? 'One field needs your attention' : `${fields.length} fields need your attention`)
      }
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {fields.map(({ path, label }) => (
          <li key={path}>
            <Button
              variant="link"
              size="inline"
              className="min-h-6 text-danger text-small"
              onClick={() => onFocus(path)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
