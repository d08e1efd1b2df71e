import { splitLines } from '#engine/resume/rich-text.ts'
import type { Generating } from './background-tasks/create-task.ts'
import { ProgressNote } from './progress-note.tsx'

/** As many lines as a sheet shows. */
const MOST = 40

/** In the place of the form while it is worked on: the person’s own words on a sheet, and what is being done with them. */
export function WorkingPage({ text, generating }: { text: string; generating: Generating }) {
  const [name, ...lines] = splitLines(text).map(({ text: words }) => words)
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <div className="grid min-h-8 content-start lg:order-last lg:pt-2">
        <ProgressNote {...generating} />
      </div>
      <div
        aria-hidden
        className="reading-sweep relative h-72 w-full overflow-hidden rounded-page bg-paper px-8 py-7 text-paper-ink shadow-page md:h-[min(30rem,52dvh)] md:px-12 md:py-10 before:absolute before:inset-x-0 before:bottom-0 before:h-16 before:bg-linear-to-t before:from-paper before:to-transparent dark:brightness-95"
      >
        <p className="mb-2 truncate font-semibold text-h3">{name}</p>
        {lines.slice(0, MOST).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a resume may say the same thing twice, and nothing moves here
          <p key={`${place} ${line}`} className="truncate text-paper-ink-2 text-small leading-6">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
