import { Pencil, X } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import type { MatchedNeed } from '#shared/api/assistant.ts'
import { RequirementForm } from './requirement-form.tsx'
import type { Wish } from './requirement-list.ts'
import { RequirementState } from './requirement-state.tsx'

type RequirementLinesProps = {
  title: string
  wishes: readonly Wish[]
  /** The whole list: a line must not be in it twice. */
  list: readonly Wish[]
  needOf: (wish: Wish) => MatchedNeed | undefined
  noteOf: (wish: Wish, need: MatchedNeed | undefined) => string | undefined
  /** The line whose form is open. */
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  onSave: (wish: Wish) => void
  onRemove: (wish: Wish) => void
}

/** One side of the list, each line with the ways to correct it. */
export function RequirementLines(props: RequirementLinesProps) {
  const { title, wishes, list, needOf, noteOf, openId, onOpen, onSave, onRemove } = props
  if (wishes.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small text-text-2">{title}</h3>
      <ul className="grid gap-1">
        {wishes.map((wish) => {
          const need = needOf(wish)
          if (wish.id === openId)
            return (
              <li key={wish.id}>
                <RequirementForm
                  wish={wish}
                  list={list}
                  saveLabel="Save"
                  onSave={onSave}
                  onCancel={() => onOpen(undefined)}
                />
              </li>
            )
          return (
            <li key={wish.id} className="grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-2 py-1">
              <RequirementState quote={wish.quote} need={need} note={noteOf(wish, need)} />
              <span className="-my-2 flex">
                <IconTooltip label={`Edit “${wish.quote}”`}>
                  <Button variant="ghost" size="icon" data-edit={wish.id} onClick={() => onOpen(wish.id)}>
                    <Pencil />
                  </Button>
                </IconTooltip>
                <IconTooltip label={`Remove “${wish.quote}”`}>
                  <Button variant="ghost" size="icon" data-remove={wish.id} onClick={() => onRemove(wish)}>
                    <X />
                  </Button>
                </IconTooltip>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
