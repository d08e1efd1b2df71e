import { ListPlus, PenLine } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import { Sheet, SheetContent, SheetDescription, SheetTitle } from '#client/ui/sheet.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

const LineSuggestions = lazyPage(() => import('./line-suggestions.tsx').then((module) => module.LineSuggestions))
const LineBuilder = lazyPage(() => import('./line-builder.tsx').then((module) => module.LineBuilder))

export type Help = 'suggestions' | 'builder'

export const helps: Record<
  Help,
  {
    label: string
    /** What it does, in a few words beside its button. */
    does: string
    title: string
    hint: string
    icon: typeof PenLine
    panel: (onBuild: () => void) => ReactNode
  }
> = {
  suggestions: {
    label: 'Suggest lines',
    does: 'Pick what you did and fill in the blanks',
    title: 'Lines for this job',
    hint: 'Pick a line that’s true for you, fill in the blanks and add it.',
    icon: ListPlus,
    panel: (onBuild) => <LineSuggestions onBuild={onBuild} />,
  },
  builder: {
    label: 'Build a line',
    does: 'Answer short questions in your words',
    title: 'Build a line',
    hint: 'A few short answers become a line in your words. Skip what you don’t know.',
    icon: PenLine,
    panel: () => <LineBuilder />,
  },
}

type HelpFrameProps = { id: string; help: Help; onClose: () => void; onBuild: () => void }

export function HelpFrame({ id, help, onClose, onBuild }: HelpFrameProps) {
  const isWide = useIsWide()
  // Once for each opening: a phone that is turned would lose what was typed.
  const [isSheet] = useState(!isWide)
  const { title, hint, panel } = helps[help]
  const heading = useRef<HTMLHeadingElement>(null)
  const top = useRef<HTMLParagraphElement>(null)
  // It opens below the box, which may be the end of the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel begins at its top
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'center' })
    heading.current?.scrollIntoView()
  }, [help])
  const body = <Suspense fallback={<Spinner label="Loading" />}>{panel(onBuild)}</Suspense>
  if (isSheet)
    return (
      <Sheet open onOpenChange={(next) => !next && onClose()}>
        <SheetContent
          id={id}
          side="bottom"
          className="h-[92dvh] max-h-[92dvh] px-4"
          // A field with the focus would bring up the keyboard before anything has been read.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            heading.current?.focus()
          }}
        >
          {/* A bar of its own: text that scrolled under the closing button lost its last word. */}
          <SheetTitle
            ref={heading}
            tabIndex={-1}
            className="-mx-4 -mt-6 sticky -top-6 z-1 bg-surface px-4 pt-6 pb-2 pr-14"
          >
            {title}
          </SheetTitle>
          <SheetDescription className="-mt-2">{hint}</SheetDescription>
          {body}
        </SheetContent>
      </Sheet>
    )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-4 rounded-card border border-border bg-bg p-4"
    >
      <div>
        <p ref={top} id={`${id}-title`} className="font-semibold">
          {title}
        </p>
        <p className="text-small text-text-2">{hint}</p>
      </div>
      {body}
    </section>
  )
}
