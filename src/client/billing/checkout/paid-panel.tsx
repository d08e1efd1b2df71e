import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

export type PaidPanelProps = { title: string; description: string; next: string; nextLabel: string }

/** Takes the form's place once it is paid, so that nothing is left to press twice. */
export function PaidPanel({ title, description, next, nextLabel }: PaidPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <CircleCheck aria-hidden className="size-8 text-success" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1 text-text-2">{description} The receipt is in your mail.</p>
      <AppLink to={next} replace className={buttonStyle({ className: 'mt-5' })}>
        {nextLabel}
      </AppLink>
    </>
  )
}
