import { splitChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'

/** Everything but a question: whether a word is true, nobody answers for several lines at once. */
export function canJoin({ unsure = [] }: Pick<Change, 'unsure'>): boolean {
  return unsure.length === 0
}

/** Each kind with what one of it and several of it are called. */
const kinds = [
  ['summary', 'summary reworded', 'summary reworded'],
  ['new-summary', 'summary added', 'summary added'],
  ['title', 'title reworded', 'title reworded'],
  ['line', '1 line reworded', 'lines reworded'],
  ['added', '1 line added', 'lines added'],
  ['removed', '1 thing removed', 'things removed'],
  ['order', '1 list reordered', 'lists reordered'],
  ['sections', 'sections reordered', 'sections reordered'],
  ['skill', '1 skill', 'skills'],
  ['other', '1 small correction', 'small corrections'],
] as const
type NamedKind = (typeof kinds)[number][0]

/** `Summary reworded, 2 lists reordered. Check one suggestion before you accept.`: people accept together only what they know. */
export function describeTogether(changes: readonly Change[]): string {
  const names = nameKinds(changes)
  const guesses = changes.filter(({ needsLook }) => needsLook).length
  const said = `${names.slice(0, 1).toUpperCase()}${names.slice(1)}.`
  if (guesses === 0) return said
  if (guesses === changes.length) return `${said} Check ${guesses === 1 ? 'it' : `all ${guesses}`} before you accept.`
  return `${said} Check ${guesses === 1 ? 'one suggestion' : `${guesses} suggestions`} before you accept.`
}

function nameKinds(changes: readonly Change[]): string {
  // The small mistakes of one job are one suggestion for several lines.
  const found = changes.flatMap((change) =>
    kindOf(change) === 'line' ? splitChange(change).map(kindOf) : kindOf(change),
  )
  const said = kinds.flatMap(([kind, one, several]) => {
    const count = found.filter((other) => other === kind).length
    if (count === 0) return []
    return one === several || count === 1 ? one : `${count} ${several}`
  })
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : said.join('')
}

function kindOf({ path, kind, before }: Change): NamedKind {
  if (path === 'arrangement.order') return 'sections'
  if (kind === 'order') return 'order'
  if (kind === 'drop') return 'removed'
  if (path === 'personalInfo.summary') return before === '' ? 'new-summary' : 'summary'
  if (path === 'personalInfo.professionalTitle') return 'title'
  if (path.endsWith('.description')) return kind === 'add' ? 'added' : 'line'
  return path.startsWith('skillCategories') ? 'skill' : 'other'
}
