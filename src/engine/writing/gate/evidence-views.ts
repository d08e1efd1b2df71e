// What others are said to think of the person: `patients single me out`, `known as a mentor`. Where the resume does not tell it, it is praise.
import type { Claim } from './check.ts'
import type { Ground } from './ground.ts'
import type { Word } from './read-words.ts'
import { resumeText } from './resume-text.ts'

/** Verbs of holding somebody to be something, and of asking for them. */
const holding =
  /^(?:call|describe|consider|regard|rate|know|rank|deem|view|see|single|honou?r|commend|praise|trust|ask|seek|request|prefer|thank|credit|recogni[sz]e|admire|respect|value|compliment|nominate|count|rely|turn|look|make|earn|win|name|remember|love|celebrate|acclaim|applaud|hail|sought|prize|treasure|appreciate)$/
/** Of these `I am … for` and `… as` tell a view as well. */
const regarded =
  /^(?:known|regarded|described|praised|recogni[sz]ed|considered|valued|admired|respected|trusted|celebrated|commended|hono?ured|acclaimed|noted|renowned|appreciated|loved|sought|prized|singled|credited|named|voted)$/

/** `views`: what others think or say of the person, in words that the resume does not use. */
export function viewsOf({ read, isOfPosting, isPostingAt }: Claim, ground: Ground): Record<string, number> {
  const { words } = read
  if (isOfPosting) return { views: 0 }
  const told = words.filter(
    (word, at) => !isPostingAt(word.start) && (isViewOfMe(words, at) || isRegarded(words, at)) && !isSaid(word, ground),
  )
  return { views: told.length }
}

/** `call me`, `ask for me`, `single me out`; `Ofsted rated me` names who did, and `Ask me` is no view. */
function isViewOfMe(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word?.verb || !holding.test(word.verb.base)) return false
  if (before.lower === 'i' || before.kind === 'sign' || (/^\p{Lu}/u.test(before.text) && !before.isFirst)) return false
  // `I hope you will consider me`
  if (words.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'you')) return false
  if (next?.lower === 'me') return true
  return words[at + 2]?.lower === 'me' && /^(?:for|on|upon|to)$/.test(next?.lower ?? '') && word.verb.base !== 'know'
}

/** `known for`, `regarded as`, `respected by` */
function isRegarded(words: readonly Word[], at: number): boolean {
  if (!regarded.test(words[at]?.lower ?? '')) return false
  // `clients I have known for years`
  if (words[at + 2]?.kind === 'number' || /^(?:years|months|weeks)$/.test(words[at + 2]?.lower ?? '')) return false
  return /^(?:for|as|by|among|throughout|across|out|after)$/.test(words[at + 1]?.lower ?? '')
}

function isSaid({ lower }: Word, ground: Ground): boolean {
  return resumeText(ground).includes(` ${lower.slice(0, SAME)}`)
}

const SAME = 4
