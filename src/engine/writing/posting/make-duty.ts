// What there is to do.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import type { FoundNeed } from './find-needs.ts'
import type { Duty } from './posting.ts'

/** Work to be done; what one should be able to do, or have done, is a wish. */
export function isDuty({ kind, isMust, isListed, text }: FoundNeed): boolean {
  return (
    kind === 'duty' &&
    isMust &&
    !isListed &&
    !/^(?:able|ability|capab|confiden|comfortabl|competen|experience|happy|willing|skill)/i.test(text) &&
    !tellsOfThePast(text)
  )
}

/** `brought on an apprentice before` */
function tellsOfThePast(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/\s/)
  const verb = readVerbForm(first)
  return verb?.form === 'past' && verb.base !== first
}

export function makeDuty({ text, span, chance }: FoundNeed, at: number): Duty {
  return { id: `d${at + 1}`, quote: text, span, chance }
}
