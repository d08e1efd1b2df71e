// What somebody is said to hold, beside the certificates and schools that are listed: `a law diploma` of who has one in design.
import type { Claim } from './check.ts'
import type { Scope } from './ground.ts'
import type { ReadText } from './read-segments.ts'
import { isOn } from './words.ts'

const proof =
  /^(?:certified|certificat\w*|certs?|accredit\w*|credential\w*|qualified|qualifications?|licen[sc]e[ds]?|licensure|registered|registration|chartered|permits?|endorsements?|cards?|tickets?|awards?|degrees?|bachelor\w*|master['’]?s|doctorate|phd|mba|msc|bsc|ms|ma|diplomas?|graduate[ds]?|fellow|fellowship|member|membership|admitted|prepared|trained|level|grade|hold|holds|holder|holding|passed|earned|belt)$/

const [BEFORE, AFTER] = [4, 4]

/** `unheldProof`: words of a proof that no listed one has; `strangeProof`: words beside it that none has. */
export function proofsOf({ read, isPostingAt }: Claim, { texts }: Scope): Record<string, number> {
  const listed = texts.filter(({ role }) => role === 'credential' || role === 'school')
  const figures = { unheldProof: 0, strangeProof: 0, unsaidProof: 0, otherLevel: 0 }
  figures.otherLevel = countOtherLevels(read, listed, isPostingAt)
  for (const [at, word] of read.words.entries()) {
    if (!proof.test(word.lower) || isPostingAt(word.start)) continue
    if (!listed.some(({ read: text }) => text.keys.has(word.key))) figures.unheldProof += 1
    const beside = [
      ...read.words.slice(Math.max(0, at - BEFORE), at).reverse(),
      undefined,
      ...read.words.slice(at + 1, at + 1 + AFTER),
    ]
    let isOver = false
    let [strange, unsaid] = [0, 0]
    for (const one of beside) {
      if (one === undefined) isOver = false
      else if (
        (one.kind === 'sign' && !/^[-/&+]$/.test(one.text)) ||
        one.verb ||
        /^(?:with|who|and|at|since|while|as)$/.test(one.lower)
      )
        isOver = true
      else if (
        !isOver &&
        one.kind !== 'sign' &&
        (one.isContent || one.kind === 'number') &&
        !isOn('plain', one.key) &&
        !proof.test(one.lower)
      ) {
        if (!listed.some(({ read: text }) => text.keys.has(one.key))) strange += 1
        if (!texts.some(({ read: text }) => text.keys.has(one.key))) unsaid += 1
      }
    }
    figures.strangeProof = Math.max(figures.strangeProof, strange)
    figures.unsaidProof = Math.max(figures.unsaidProof, unsaid)
  }
  return figures
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi']

/** `SVQ 2`, `Grade II`: each word with the number after it. */
function levelsIn({ words }: ReadText): { key: string; level: number; start: number }[] {
  return words.flatMap(({ lower, kind, start }, at) => {
    const before = words[at - 1]
    const level =
      kind === 'number'
        ? Number(lower)
        : /^(?:level|grade|class)$/.test(before?.lower ?? '')
          ? roman.indexOf(lower) + 1
          : 0
    return before?.kind === 'word' && level > 0 && level < MOST_LEVELS ? [{ key: before.key, level, start }] : []
  })
}

const MOST_LEVELS = 13

/** `SVQ 3` of who holds SVQ 2 and no other. */
function countOtherLevels(read: ReadText, listed: Scope['texts'], isPostingAt: Claim['isPostingAt']): number {
  const held = listed.flatMap(({ read: text }) => levelsIn(text))
  return levelsIn(read).filter(({ key, level, start }) => {
    const same = held.filter((one) => one.key === key)
    return same.length > 0 && !isPostingAt(start) && same.every((one) => one.level !== level)
  }).length
}
