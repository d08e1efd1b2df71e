import type { ReactNode } from 'react'

/** Words underlined with a pen, in one stroke and a half. */
export function Underlined({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-block">
      {children}
      <svg
        aria-hidden
        viewBox="0 0 300 18"
        preserveAspectRatio="none"
        fill="none"
        className="absolute top-[92%] left-0 h-[0.24em] w-full overflow-visible"
      >
        <path
          d="M3 11.5C52 4.8 118 3.2 176 5.100c40 1.300 82 3.400 121 1.600-38 2.200-96 3.700-141 8.300"
          className="stroke-accent"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  )
}
