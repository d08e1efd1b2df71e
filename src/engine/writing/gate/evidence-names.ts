// Names, beside those of the resume and the posting: `Westbrook Public Schools` of who drove for Dunhill Schools.
import { remember } from '#engine/language/remember.ts'
import type { Claim } from './check.ts'
import type { Ground } from './ground.ts'
import type { Word } from './read-words.ts'
import { bareWords, postingWords, resumeText } from './resume-text.ts'

/**
 * `strangeNames`: names of several words whose first is nowhere; `mixedNames`: whose words are, but stand together nowhere;
 * `newNames`: words of a name that nothing begins like; `halfNames`: names of which only some words are there; `strangeInitials`:
 * `PALS` or `PhD` of whom the resume says nothing of the kind.
 */
export function namesOf({ read, isPostingAt }: Claim, ground: Ground): Record<string, number> {
  const figures = { strangeNames: 0, mixedNames: 0, newNames: 0, halfNames: 0, strangeInitials: 0 }
  const said = `${resumeText(ground)} ${postingWords(ground)} `
  for (const { run, before } of namesIn(read.words)) {
    const names = run.map(({ lower }) => bareWords(lower))
    const initials = names.map((name) => name[0]).join('')
    // `in Microsoft Word` of who writes Word
    const isMaker = before === 'in' && said.includes(` ${names.slice(1).join(' ')} `)
    if (isMaker || said.includes(` ${initials} `)) continue
    if (!said.includes(` ${(names[0] ?? '').slice(0, LEAST_SAME)}`)) figures.strangeNames += 1
    else if (
      names.every((name) => said.includes(name)) &&
      names.some((name, at) => at > 0 && !said.includes(`${names[at - 1]} ${name}`))
    )
      figures.mixedNames += 1
  }
  for (const run of capitalsIn(read.words)) {
    if (isPostingAt(run[0]?.start ?? 0)) continue
    const names = run.map(({ lower }) => bareWords(lower)).filter((name) => name.length > 1)
    const strange = names.filter((name) => !isIn(name, said))
    const isNew = (name: string) => !said.includes(` ${name.slice(0, LEAST_SAME)}`)
    figures.newNames = Math.max(figures.newNames, strange.filter(isNew).length)
    if (strange.length > 0 && strange.length < names.length) figures.halfNames += 1
  }
  // One is enough: looking for each in a long resume would hold up others.
  const isStrange = read.words.some(
    ({ text, start }) => /\p{Lu}\p{Ll}*\p{Lu}/u.test(text) && !isPostingAt(start) && !isWritten(text, ground),
  )
  figures.strangeInitials = isStrange ? 1 : 0
  return figures
}

/** Everybody may write these: `an IT help desk` of whoever reset passwords. */
const everyday = /^(?:am|cv|eu|ev|gps|hr|id|it|ok|pc|pdf|pm|qa|tv|uk|us|usa)$/

const together = remember(4, (said) => said.replaceAll(' ', ''))

/** Whether the resume has it, in whatever manner: `P.E.`, `Java Script`, the words its letters stand for. */
function isWritten(name: string, ground: Ground): boolean {
  const said = resumeText(ground)
  const letters = bareWords(name.toLowerCase()).replaceAll(' ', '')
  const single = letters.replace(/s$/, '')
  if (everyday.test(single) || everyday.test(letters)) return true
  // The post and the employer are the posting's: `the CNA position at HCA`.
  const target = bareWords(
    [ground.wanted, ground.named.company ?? '', ground.wholePosting.slice(0, LONGEST_HEAD)].join(' ').toLowerCase(),
  )
  if (target.split(' ').includes(letters)) return true
  if (together(said).includes(single)) return true
  const words = [...single].map((letter) => `${letter}\\p{L}*`).join(' (?:\\p{L}{1,3} )?')
  return single.length < LONGEST_INITIALS && new RegExp(` ${words}(?: |$)`, 'u').test(said)
}

/** A posting opens with both. */
const LONGEST_HEAD = 80
const LONGEST_INITIALS = 7

/** `Env` of the Environment Agency. */
const LEAST_SAME = 4

function isIn(name: string, said: string): boolean {
  const single = name.replace(/s$/, '')
  return [name, `${name}s`, single].some((one) => said.includes(` ${one} `))
}

/** Two capitals or more in a row behind a preposition or an article. */
function namesIn(words: readonly Word[]): { run: readonly Word[]; before: string }[] {
  const runs: { run: readonly Word[]; before: string }[] = []
  let run: Word[] = []
  for (const [at, word] of words.entries()) {
    if (word.kind === 'word' && !word.isFirst && /^\p{Lu}\p{Ll}/u.test(word.text)) {
      run.push(word)
      if (at < words.length - 1) continue
    }
    const before = words[words.indexOf(run[0] ?? word) - 1]?.lower ?? ''
    if (run.length > 1 && run.at(-1)?.lower !== 'day' && /^(?:at|for|with|from|by|of|to|the|in|on)$/.test(before))
      runs.push({ run, before })
    run = []
  }
  return runs
}

/** Capitals in a row, wherever they stand: `St. Landry`, `Corner & Co`. */
function capitalsIn(words: readonly Word[]): Word[][] {
  const runs: Word[][] = []
  let run: Word[] = []
  for (const word of words) {
    const isName = word.kind === 'word' && !word.isFirst && /^\p{Lu}/u.test(word.text) && word.lower !== 'i'
    if (isName) run.push(word)
    else if (!/^[&.]$/.test(word.text)) {
      runs.push(run)
      run = []
    }
  }
  return [...runs, run].filter(({ length }) => length > 0)
}
