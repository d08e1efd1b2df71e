import type { ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

/** The button that starts the writing, and says while it goes on. It can be read the whole time. */
export function WorkingButton({
  isBusy,
  disabled = false,
  children,
  className,
  ...props
}: ButtonProps & { isBusy: boolean; children: ReactNode }) {
  return (
    <Button disabled={isBusy || disabled} className={cn(isBusy && 'disabled:opacity-100', className)} {...props}>
      {isBusy && <Spinner />}
      {isBusy ? 'Processing...' : children}
    </Button>
  )
}
