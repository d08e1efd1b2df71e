import type { NeedGroup } from './need-groups.ts'
import { RequirementState } from './requirement-state.tsx'

/** A group that is only read: what the posting says, with the words of the resume that answer it. */
export function NeedList({ title, needs }: NeedGroup) {
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small text-text-2">{title}</h3>
      <ul className="grid gap-3">
        {needs.map((need) => (
          <li key={need.id} className="grid grid-cols-[1.25rem_1fr] gap-x-2">
            <RequirementState quote={need.quote} need={need} />
          </li>
        ))}
      </ul>
    </div>
  )
}
