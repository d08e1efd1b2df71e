import { countMet } from '#engine/writing/match/describe-match.ts'
import type { Fit } from '#shared/api/assistant.ts'
import { dutyGroup, isUntold } from './need-groups.ts'
import { needStates } from './requirement-state.tsx'

/** More push the first suggestion out of sight. */
const MOST = 5

/** The must-haves in a line each, to see which of them are met before anything is opened. */
export function FitGlance({ fit }: { fit: Fit }) {
  const told = fit.mustHave.filter((need) => !isUntold(need))
  const duties = countMet(dutyGroup(fit).needs)
  if (told.length === 0 && duties.met === 0) return null
  const shown = told.length > MOST + 1 ? told.slice(0, MOST) : told
  return (
    <div className="grid gap-1.5 text-small">
      <ul aria-label="Must-haves" className="grid gap-1.5 empty:hidden">
        {shown.map(({ id, quote, state }) => {
          const { word, Icon, color } = needStates[state]
          return (
            <li key={id} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
              <Icon className={`mt-0.5 size-4 ${color}`} />
              <span className="wrap-anywhere line-clamp-2">
                {quote}
                <span className="sr-only">: {word.toLowerCase()}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {shown.length < told.length && <p className="pl-6 text-text-3">and {told.length - shown.length} more</p>}
      {duties.met > 0 && (
        <p className="text-text-2">
          Of the work itself, it shows {duties.met} of {duties.of} {duties.of === 1 ? 'duty' : 'duties'}.
        </p>
      )}
    </div>
  )
}
