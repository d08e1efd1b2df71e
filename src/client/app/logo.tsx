import { cn } from '#client/lib/cn.ts'

/** A sheet with one line corrected in ink, and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <LogoMark className="size-7" />
      <span className="font-display font-semibold text-[1.5rem] leading-none tracking-[-0.02em]">Candid</span>
    </span>
  )
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden className={className}>
      <path
        d="M6.75 3.5h10.6l4.4 4.4v16.6h-15z"
        className="fill-surface stroke-text"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M10.25 9.5h5M10.25 20.5h4" className="stroke-text-3" strokeWidth="1.5" strokeLinecap="round" />
      <path
        d="M9.5 15.6c1.5-1.9 2.9-2.6 3.4-1.9.6.8-1.3 2.3-.3 2.7 1.1.4 2.4-2.5 3.6-2.2.9.3-.2 1.8.8 2 1.4.2 4.6-2 7.5-5.2"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
