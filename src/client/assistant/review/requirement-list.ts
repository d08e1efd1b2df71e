// What the job asks for, as the person corrects it: the list that was read in the posting, the list as it stands, and
// the steps between them. It says what the employer wants, never what the person has.
import * as z from 'zod'
import { isNoWish, isSameWish, LONGEST_WANTED, MOST_WANTED, wantedWords } from '#engine/writing/posting/wanted.ts'
import { type Fit, wantedSchema } from '#shared/api/assistant.ts'

/** What was read in the posting may be longer than what can be typed. */
const wishSchema = wantedSchema.extend({ quote: z.string() })
export type Wish = z.infer<typeof wishSchema>

/** One line came, went, or became another; undone from the last one back. */
const editSchema = z.object({
  at: z.number(),
  before: wishSchema.optional(),
  after: wishSchema.optional(),
})
type WishEdit = z.infer<typeof editSchema>

export const wantedListSchema = z.object({
  asRead: z.array(wishSchema),
  list: z.array(wishSchema),
  edits: z.array(editSchema),
})
export type WantedList = z.infer<typeof wantedListSchema>

/** Older steps can only be taken back all at once. */
const MOST_EDITS = 40

export function readList({ mustHave, niceToHave }: Pick<Fit, 'mustHave' | 'niceToHave'>): WantedList {
  const list = [
    ...mustHave.map(({ id, quote }): Wish => ({ id, need: 'must', quote })),
    ...niceToHave.map(({ id, quote }): Wish => ({ id, need: 'nice', quote })),
  ]
  return { asRead: list, list, edits: [] }
}

export function addWish(wanted: WantedList, wish: Wish): WantedList {
  return carryOut(wanted, { at: wanted.list.length, after: typed(wish) })
}

export function changeWish(wanted: WantedList, wish: Wish): WantedList {
  const at = wanted.list.findIndex(({ id }) => id === wish.id)
  const before = wanted.list[at]
  if (!before) return wanted
  const after = wish.quote === before.quote ? wish : typed(wish)
  return isSameLine(before, after) ? wanted : carryOut(wanted, { at, before, after })
}

export function removeWish(wanted: WantedList, id: string): WantedList {
  const at = wanted.list.findIndex((wish) => wish.id === id)
  const before = wanted.list[at]
  return before ? carryOut(wanted, { at, before }) : wanted
}

export function undoLast(wanted: WantedList): WantedList {
  const last = wanted.edits.at(-1)
  if (!last) return wanted
  const list = wanted.list.toSpliced(last.at, last.after ? 1 : 0, ...(last.before ? [last.before] : []))
  return { ...wanted, list, edits: wanted.edits.slice(0, -1) }
}

export function resetList({ asRead }: WantedList): WantedList {
  return { asRead, list: asRead, edits: [] }
}

/** What the last step was, for the button that takes it back. */
export function lastEdit({ edits }: WantedList): string | undefined {
  const last = edits.at(-1)
  if (!last) return undefined
  const { before, after } = last
  if (!after) return `remove “${shorten(before?.quote ?? '')}”`
  if (!before) return `add “${shorten(after.quote)}”`
  if (before.quote !== after.quote) return `edit “${shorten(after.quote)}”`
  return `move “${shorten(after.quote)}”`
}

/** What is wrong with a line as it was typed, in a sentence; undefined if nothing is. */
export function findFault(text: string, { list, id }: { list: readonly Wish[]; id?: string }): string | undefined {
  const own = list.find((wish) => wish.id === id)
  if (own?.quote === text.trim()) return undefined
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return 'Please write what the job asks for.'
  if (words.length > LONGEST_WANTED)
    return `Please keep it to ${LONGEST_WANTED} characters. It has ${words.length} now.`
  if (isNoWish(wantedWords(words)))
    return 'This does not read like something a job asks for. Please put it another way.'
  if (list.some((wish) => wish !== own && isSameWish(wish.quote, words))) return 'This is on the list already.'
  return undefined
}

export function isFull({ list }: WantedList): boolean {
  return list.length >= MOST_WANTED
}

/** As it is sent: what was read is found again by its beginning. */
export function toRequirements(list: readonly Wish[]): Wish[] {
  return list.map((wish) => ({ ...wish, quote: wantedWords(wish.quote) }))
}

export function isSameList(one: readonly Wish[], other: readonly Wish[]): boolean {
  return one.length === other.length && one.every((wish, place) => isSameLine(wish, other[place]))
}

function isSameLine(one: Wish, other: Wish | undefined): boolean {
  return one.id === other?.id && one.need === other.need && one.quote === other.quote
}

function carryOut({ asRead, list, edits }: WantedList, edit: WishEdit): WantedList {
  return {
    asRead,
    list: list.toSpliced(edit.at, edit.before ? 1 : 0, ...(edit.after ? [edit.after] : [])),
    edits: [...edits, edit].slice(-MOST_EDITS),
  }
}

function typed(wish: Wish): Wish {
  return { ...wish, quote: wantedWords(wish.quote) }
}

function shorten(quote: string): string {
  return quote.length > 28 ? `${quote.slice(0, 27).trimEnd()}…` : quote
}
