import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

type SettingUpProps = {
  text: string
  /** What went wrong, while the screen stays. */
  problem: string | undefined
  onRetry: () => void
}

export function SettingUp({ text, problem, onRetry }: SettingUpProps) {
  return (
    <div className="grid min-h-64 place-content-center justify-items-center gap-4 text-center">
      <p role="status" className="flex items-center gap-3 text-body-l">
        {!problem && <Spinner />}
        {text}
      </p>
      {problem && (
        <>
          <p role="alert" className="max-w-prose text-text-2">
            {problem}
          </p>
          <Button variant="outline" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </div>
  )
}
