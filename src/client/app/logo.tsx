/** A sheet with one line corrected in ink, and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      {/* The sheet is drawn with air around it, which would set it off from the text below. */}
      <LogoMark className="-ml-1.5 size-7" />
      <span className="font-display font-semibold text-[1.5rem] leading-none tracking-[-0.02em] translate-y-px">
        Candid
      </span>
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
        d="M9.25 15.4c1.7-2.2 3.4-2.1 4 0 .5 1.8 2 2.1 3.8.6l6.7-6.6"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
