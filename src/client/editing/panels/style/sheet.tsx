// What the small drawings are made of, on a sheet of 64 by 44.
import type { ReactNode } from 'react'

export const accent = 'fill-accent'
export const ink = 'fill-paper-ink-2'
export const quiet = 'fill-paper-ink/25'
export const tint = 'fill-accent/20'

export type Box = [x: number, y: number, width: number, height: number]

export const box = ([x, y, width, height]: Box, className: string, radius = 0) => (
  <rect
    key={`${x} ${y} ${width} ${height}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={radius}
    className={className}
  />
)

/** Lines of text below each other. */
export const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    box([x, y + index * 4, index === count - 1 ? width * 0.7 : width, 1.5], quiet),
  )

export const frame = ([x, y, width, height]: Box, className: string, strokeWidth: number) => (
  <rect
    key={`frame ${x} ${strokeWidth}`}
    x={x}
    y={y}
    width={width}
    height={height}
    fill="none"
    strokeWidth={strokeWidth}
    className={className}
  />
)

export const words = (text: string, more: Partial<React.SVGProps<SVGTextElement>> = {}) => (
  <text key={text} x="32" y="26" textAnchor="middle" fontSize="11" className={accent} {...more}>
    {text}
  </text>
)

export function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 44" aria-hidden className="w-full max-w-20 rounded-page dark:bg-paper">
      {children}
    </svg>
  )
}
