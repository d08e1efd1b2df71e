import type { Fit } from '#shared/api/assistant.ts'
import { isUntold } from './need-groups.ts'
import { needStates } from './requirement-state.tsx'

/** More push the first suggestion out of sight. */
const MOST = 4

/** The must-haves at a glance, one line each; where there isn't room for all, the open ones come first. */
export function FitGlance({ mustHave }: Pick<Fit, 'mustHave'>) {
  const told = mustHave.filter((need) => !isUntold(need))
  if (told.length === 0) return null
  const isOpen = ({ state }: (typeof told)[number]) => state !== 'met'
  const open = told.filter(isOpen).slice(0, MOST - 1)
  const others = told.filter((need) => !open.includes(need) && !isOpen(need)).slice(0, MOST - open.length)
  const shown = told.length <= MOST ? told : [...open, ...others]
  return (
    <ul aria-label="Must-haves" className="grid gap-1.5 text-small">
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
  )
}
