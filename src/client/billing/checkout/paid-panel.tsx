import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { type Bought, BoughtDocument } from './bought-document.tsx'

export type PaidPanelProps = { title: string; description: string; next: string; nextLabel: string }
type Props = PaidPanelProps & { bought?: Bought | undefined }

/** Takes the form's place once it is paid, so that nothing is left to press twice. */
export function PaidPanel({ title, description, next, nextLabel, bought }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <CircleCheck aria-hidden className="size-8 text-success" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1 text-text-2">{description} We’ve emailed your receipt.</p>
      {bought && <BoughtDocument bought={bought}>{bought.downloads}</BoughtDocument>}
      <AppLink to={next} replace className={buttonStyle({ className: 'mt-5', variant: bought ? 'outline' : 'filled' })}>
        {nextLabel}
      </AppLink>
    </>
  )
}
