import { Plus, RotateCcw, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { MOST_WANTED, wantedWords } from '#engine/writing/posting/wanted.ts'
import type { Fit, MatchedNeed } from '#shared/api/assistant.ts'
import { countedTitle, dutiesTitle, isUntold, untoldTitle } from './need-groups.ts'
import { NeedList } from './need-list.tsx'
import type { RequirementEditing } from './requirement-context.ts'
import { useFocusNext } from './requirement-focus.ts'
import { RequirementForm } from './requirement-form.tsx'
import { RequirementLines } from './requirement-lines.tsx'
import {
  addWish,
  changeWish,
  isFull,
  lastEdit,
  removeWish,
  resetList,
  undoLast,
  type Wish,
} from './requirement-list.ts'

type RequirementEditorProps = { fit: Fit; editing: RequirementEditing }

/** The list as the person corrects it, with the way back from each step. */
export function RequirementEditor({ fit, editing }: RequirementEditorProps) {
  const { wanted, edit, isPending, left, told, answers } = editing
  const { list } = wanted
  const [openId, setOpenId] = useState<string | undefined>(undefined)
  const [fresh, setFresh] = useState<Wish | undefined>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(frame)
  const last = lastEdit(wanted)

  const compared = [...fit.mustHave, ...fit.niceToHave]
  const needOf = ({ id, quote }: Wish) =>
    compared.find((need) => need.id === id && wantedWords(need.quote) === wantedWords(quote))
  const noteOf = ({ id }: Wish, need: MatchedNeed | undefined) => {
    if (!need) return isPending ? undefined : 'Left out of the comparison'
    if (left.includes(id) && need.evidence.length === 0) return 'Not in your resume, and you’re fine with that'
    if (told.includes(id) && need.evidence.length === 0) return 'You told us'
    const isToldOnly = need.evidence[0] && answers.some(({ text }) => text.trim() === need.evidence[0]?.quote)
    return isToldOnly ? 'You told us' : undefined
  }
  const open = (id: string | undefined) => {
    focusNext(openId ? `[data-edit="${openId}"]` : undefined)
    setFresh(undefined)
    setOpenId(id)
  }
  const remove = (wish: Wish) => {
    const beside = groups.find(({ wishes }) => wishes.includes(wish))?.wishes ?? []
    const at = beside.indexOf(wish)
    const neighbour = beside[at + 1] ?? beside[at - 1]
    focusNext(neighbour ? `[data-remove="${neighbour.id}"]` : '[data-add]')
    edit(removeWish(wanted, wish.id))
    announce(`Removed “${wish.quote}”. Undo is below the list.`)
  }
  const side = (title: string, need: Wish['need']) => {
    const wishes = list.filter((wish) => wish.need === need && !isUntold(needOf(wish)))
    return {
      id: need,
      title: countedTitle(
        title,
        wishes.flatMap((wish) => needOf(wish) ?? []),
      ),
      wishes,
    }
  }
  const untold = { id: 'untold', title: untoldTitle, wishes: list.filter((wish) => isUntold(needOf(wish))) }
  const groups = [side('Must have', 'must'), side('Nice to have', 'nice'), untold]
  const lines = { list, needOf, noteOf, openId, onOpen: open, onRemove: remove }
  const save = (wish: Wish) => {
    edit(changeWish(wanted, wish))
    open(undefined)
  }
  const back = (next: typeof wanted, words: string) => {
    edit(next)
    setOpenId(undefined)
    focusNext(next.edits.length > 0 ? '[data-undo]' : '[data-add]')
    announce(words)
  }

  return (
    <div ref={frame} className="mt-4 grid gap-4">
      <p className="text-small text-text-2">
        Did we read it right? Correct anything that’s off. This is what the job asks for, not what your resume says.
      </p>
      {groups.map((group) => (
        <RequirementLines key={group.id} {...group} {...lines} onSave={save} />
      ))}
      {fit.duties.length > 0 && <NeedList title={dutiesTitle} needs={fit.duties} />}
      {list.length === 0 && <p className="text-text-2">Nothing here yet. Add what the job asks for.</p>}
      {fresh && (
        <RequirementForm
          key={fresh.id}
          wish={fresh}
          list={list}
          saveLabel="Add"
          onSave={(wish) => {
            edit(addWish(wanted, wish))
            setFresh(undefined)
            focusNext('[data-add]')
            announce(`Added “${wish.quote}”.`)
          }}
          onCancel={() => {
            setFresh(undefined)
            focusNext('[data-add]')
          }}
        />
      )}
      {isFull(wanted) && <p className="text-small text-text-2">The list can hold {MOST_WANTED} requirements.</p>}
      <div className="flex flex-wrap gap-2">
        {!fresh && !isFull(wanted) && (
          <Button
            size="small"
            variant="outline"
            data-add
            onClick={() => {
              setOpenId(undefined)
              setFresh({ id: editing.newId(), need: 'must', quote: '' })
            }}
          >
            <Plus />
            Add a requirement
          </Button>
        )}
        {last && (
          <Button
            size="small"
            variant="ghost"
            className="text-left"
            data-undo
            onClick={() => back(undoLast(wanted), `Taken back: ${last}.`)}
          >
            <Undo2 />
            Undo: {last}
          </Button>
        )}
        {last && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => back(resetList(wanted), 'The list is back to what the posting says.')}
          >
            <RotateCcw />
            Reset to what the posting says
          </Button>
        )}
      </div>
    </div>
  )
}
