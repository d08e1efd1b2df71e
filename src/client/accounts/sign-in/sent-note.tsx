import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the place of a form that is done, and the focus with it. */
export function SentNote({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      <p className="text-text-2">{children}</p>
    </div>
  )
}
