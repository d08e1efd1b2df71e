import { pluralOf } from '#engine/language/plural-of.ts'
import { countable } from '../upgrade/countable.ts'
import { defineStep } from './_step.ts'

const several =
  /(?<![\p{L}\p{N}#:.,/$€£-])(?<!\p{Lu}\p{L}* )(?<!\d (?:to|and|-|–) )(?<!\b(?:class|level|grade|tier|phase|type|category|section|unit|line|bay|no|number|form|version|zone|gate|dock|stage|title|route|station|store|room|shift|stop|step|series|schedule|group|pod|lane|cell|building|floor) )(?!(?:19|20)\d\d )((?:\d[\d,]*\s?(?:-|–|to)\s?)?\d[\d,]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|several|many) (\p{Ll}+)(?=[,.;)]|$| (?:in|on|at|per|for|with|under|from|each|every|by|weekly|daily|and \d|and (?:made|did|\p{Ll}+ed)|an? (?:day|week|month|hour|shift))\b)/gu

const unit = /^(?:minute|hour|day|week|month|year|time|piece|agency|seller)$/

/** `180 pallet in one shift`: more than one, and nothing behind it that the number could describe. */
export default defineStep({
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: false,
  adds: (line) => [...line.matchAll(several)].map(([, , noun = '']) => pluralOf(noun)),
  apply(line) {
    const text = line.replace(several, (found, count: string, noun: string) =>
      (countable.has(pluralOf(noun)) || unit.test(noun)) &&
      !/^(?:crew|team|staff)$/.test(noun) &&
      !/^(?:[01]|365)$/.test(count)
        ? `${count} ${pluralOf(noun)}`
        : found,
    )
    return text === line ? undefined : { text, reason: 'More than one, so it needs an s.' }
  },
})
