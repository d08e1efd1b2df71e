import { type ComponentProps, createContext, useContext } from 'react'
import { cn } from '#client/lib/cn.ts'

/** How every control that takes text looks; 16 px keeps phones from zooming in. */
export const fieldStyle =
  'w-full rounded-control border border-field bg-surface text-body text-text transition-colors hover:border-text-2 focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger aria-invalid:focus-visible:outline-danger'

/** What the key of a phone's keyboard is called in a form where it leads on. */
export const EnterKeyHint = createContext<ComponentProps<'input'>['enterKeyHint']>(undefined)

export function Input({ className, ...props }: ComponentProps<'input'>) {
  const enterKeyHint = useContext(EnterKeyHint)
  return <input className={cn(fieldStyle, 'h-control px-3', className)} enterKeyHint={enterKeyHint} {...props} />
}
