import { Check, CircleDashed, Clock, HelpCircle, type LucideIcon, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MatchedNeed } from '#shared/api/assistant.ts'

type Shown = { word: string; Icon: LucideIcon; color: string }

export const needStates: Record<MatchedNeed['state'], Shown> = {
  met: { word: 'In your resume', Icon: Check, color: 'text-success' },
  partly: { word: 'Something similar', Icon: CircleDashed, color: 'text-warning' },
  missing: { word: 'We couldn’t find this in your resume', Icon: Minus, color: 'text-text-3' },
  ask: { word: 'Only you know this', Icon: HelpCircle, color: 'text-text-3' },
}

const unknown: Shown = { word: 'Not compared yet', Icon: Clock, color: 'text-text-3' }

/** Years in a trade are no secret of the person: a line in the job they were spent in would show them. */
const untoldWork: Shown = { ...needStates.ask, word: 'Your jobs don’t say. If it’s true, add a line to one' }
const isUntoldWork = ({ state, kind }: Pick<MatchedNeed, 'state' | 'kind'>) =>
  state === 'ask' && (kind === 'years' || kind === 'experience')

function shownFor(need: RequirementStateProps['need']): Shown {
  if (!need) return unknown
  return isUntoldWork(need) ? untoldWork : needStates[need.state]
}

type RequirementStateProps = {
  quote: string
  /** Without one it waits to be compared. */
  need: Pick<MatchedNeed, 'kind' | 'state' | 'evidence'> | undefined
  /** What else is to be said of it. */
  note?: string | undefined
  children?: ReactNode
}

/** What the job asks for, and the words of the resume that answer it. */
export function RequirementState({ quote, need, note, children }: RequirementStateProps) {
  const { word, Icon, color } = shownFor(need)
  const [evidence] = need?.evidence ?? []
  return (
    <>
      <Icon className={`mt-0.5 size-5 ${color}`} />
      <div className="wrap-anywhere min-w-0">
        <p>{quote}</p>
        <p className="text-small text-text-3">
          {note ?? word}
          {evidence && (
            <>
              : <q className="bg-marker/40 text-text-2">{evidence.quote}</q>
            </>
          )}
        </p>
        {children}
      </div>
    </>
  )
}
