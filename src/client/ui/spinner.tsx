import { cn } from '#client/lib/cn.ts'

type SpinnerProps = {
  /** Read out by screen readers; omit it if there is text next to the spinner. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  const drawing = (
    <svg data-spinner="" viewBox="0 0 24 24" fill="none" aria-hidden className={cn('size-5 animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
  if (!label) return drawing
  return (
    <span role="status" className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </span>
  )
}
