import type { ReactNode } from 'react'
import { Alert, type AlertProps } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'

type TryAgainAlertProps = Pick<AlertProps, 'variant' | 'ref'> & {
  isBusy?: boolean
  /** Undefined where asking again would change nothing. */
  onTryAgain: (() => void) | undefined
  children: ReactNode
}

/** What went wrong, with the way to ask once more. */
export function TryAgainAlert({ isBusy = false, onTryAgain, children, ...props }: TryAgainAlertProps) {
  return (
    <Alert {...props}>
      <p>{children}</p>
      {onTryAgain && (
        // Not disabled while it works: the focus would be lost.
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onTryAgain()
          }}
        >
          {isBusy ? 'Processing...' : 'Try again'}
        </Button>
      )}
    </Alert>
  )
}
