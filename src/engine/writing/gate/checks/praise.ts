// Praise, selection, promotion, adoption, what others thought, and what is still so today: only where the same line says it.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { type Check, type Claim, refuse } from '../check.ts'
import { findAdded } from '../find-added.ts'
import { type Scope, type SourceText, says, textSays } from '../ground.ts'
import { isOn } from '../words.ts'

export const praise: Check = {
  find: (claim, scope) => {
    if (claim.isOfPosting) return undefined
    const text = claim.read.text
    const pattern = patterns.find(([shape]) => shape.test(text))
    const isChosen =
      pattern !== undefined &&
      patterns.indexOf(pattern) < 2 &&
      scope.texts.some(({ read }) =>
        /\b(?:asked|invited|selected|chosen|picked|named|appointed|elected|trusted|recruited|promoted|nominated|tapped)\b/i.test(
          read.text,
        ),
      )
    const isSaid = ({ read }: SourceText) =>
      pattern?.[0].test(read.text) ||
      (/^still /i.test(pattern?.[0].exec(text)?.[0] ?? '') && /\bstill\b/i.test(read.text))
    if (pattern && !isChosen && !scope.texts.some(isSaid))
      return refuse('claim', `Your resume does not say “${pattern[0].exec(text)?.[0]}”.`)
    const done = doneBy(claim, scope)
    if (done) return refuse('claim', `Your resume does not say that others did this: “${done}”.`)
    const toMe = doneToMe(claim, scope)
    if (toMe) return refuse('claim', `Your resume does not say that others did this: “${toMe}”.`)
    const others = othersDoing(claim, scope)
    if (others) return refuse('claim', `Your resume does not say what others did: “${others}”.`)
    const added = findAdded(claim, scope, 'praise')
    return added && refuse('claim', `Your resume does not say “${added.text}” of this.`)
  },
  examples: [
    {
      source: 'Trained 9 new hires\nWon the safety award in 2019',
      passes: ['Won the safety award in 2019', 'In 2019, won the safety award'],
      asks: ['Trained 9 new hires with a method still used today'],
      refuses: [
        'Was asked to train 9 new hires',
        'Trained 9 new hires, who loved the sessions',
        'Was selected to train 9 new hires',
        'Trained 9 new hires, earning praise',
        'Award-winning trainer of 9 new hires',
      ],
    },
    {
      source: 'Answer questions for newer workers at the next desks; two of my trainees are still on the unit',
      kind: 'letter',
      passes: ['I answer questions for newer workers seated near me.', 'Two of my trainees still work on the unit.'],
      refuses: ['Newer workers thanked me for answering questions.'],
    },
  ],
}

const patterns: readonly (readonly [RegExp])[] = [
  [
    /^(?:asked|invited|selected|chosen|picked|promoted|named|appointed|elected|trusted|recruited|handpicked|nominated|voted|tapped) (?:to|as|for|by)\b/i,
  ],
  [
    /\b(?:was|were|been|got|being) (?:asked|requested|invited|trusted|tapped|called on|called upon|picked|chosen|selected|named|voted|promoted|hired|recruited) (?:to|as|for|by)\b/i,
  ],
  [/\bstill (?:in (?:use|place|service)|used?|uses|relies|rely|runs?|follow|stands?|works?|being)\b/i],
  [/\b(?:to this day|even today|until today|in use today|used today|the following years?|ever since)\b/i],
  [/\b\w+ of the (?:year|month|quarter|week|season)\b/i],
  [
    /\b(?:became|becoming|become|made|makes?) (?:the|a|an|my|our|their) (?:standard|model|norm|template|benchmark|favou?rite|go-to|reference)\b/i,
  ],
  [/\b(?:known|famous|noted|respected|recogni[sz]ed|valued|trusted|relied upon|counted on) (?:for|as|by|among)\b/i],
  [
    /\b(?:managers?|supervisors?|bosse?s?|colleagues?|coworkers?|peers?|clients?|customers?|patients?|parents?|students?|residents?|guests?|team|staff|director|owner|chef|everyone|they|he|she|company|hospital|school) (?:\w+ )?(?:loved|liked|praised|thanked|said|felt|thought|trusted|valued|appreciated|agreed|admired|respected|asked me|relied on me|counted on|came to me|turned to|called me|told me|chose|picked|noticed|credited|complimented)\b/i,
  ],
  [/\b(?:top|best|highest|most)[- ](?:\w+(?:ed|ing|er|or)|agent|associate|rep)\b/i],
  [
    /\bwell[- ](?:received|liked|regarded|respected|known|loved|reviewed)\b|\bhighly (?:regarded|rated|respected|praised|valued)\b/i,
  ],
  [/\b(?:hand|specially|personally|specifically)[- ]?(?:picked|selected|chosen|requested)\b/i],
  [/\b(?:often|regularly|frequently|always|repeatedly|specifically) (?:request|ask|seek|sought|turn|call on)\w*\b/i],
  [/\b(?:a|the) (?:hit|triumph|sensation|highlight)\b/i],
  [
    /\bsingle[sd]? out\b|\bsought[- ]after\b|\bby name\b|\bfeatured (?:in|on|by)\b|\bgone viral\b|\w+-free record\b|\bsold[- ]out\b|\bbonus\b/i,
  ],
  [/\b(?:the|their|his|her|my|our|full) (?:\w+'s )?(?:trust|confidence|respect|admiration|gratitude|approval of)\b/i],
  [
    /\b(?:com(?:e|es|ing)|came) back\b|\bwent on to\b|\bbenchmark\b|\bword of mouth\b|\b(?:rave|five-star|glowing) \w+/i,
  ],
]

/** `commended by the manager`, `relied on by nurses`: what others did with the person, which no line says. */
function doneBy({ read, isWish }: Claim, scope: Scope): string | undefined {
  if (isWish) return undefined
  for (const { words } of read.segments)
    for (const [at, word] of words.entries()) {
      if (word.lower !== 'by') continue
      const before = words.slice(Math.max(0, at - 3), at)
      const verb = before.findLast(
        ({ lower }) => /(?:ed|en|[^s]t|wn)$/.test(lower) && readVerbForm(lower) !== undefined,
      )
      const doer = words.slice(at + 1, at + 6).find(({ key, isContent }) => isContent && isOn('people', key))
      if (verb && doer && !says(scope, verb.key)) return `${verb.text} by ${doer.text}`
    }
  return undefined
}

/** `chose me`, `wrote to thank us`, `asked for me by name`: what somebody did with the person, which no line says. */
function doneToMe({ read: { words }, isWish, isOfPosting }: Claim, scope: Scope): string | undefined {
  if (isWish || isOfPosting) return undefined
  const at = words.findIndex(({ lower }) => lower === 'me' || lower === 'us')
  const verb = words.slice(Math.max(0, at - 3), Math.max(0, at)).findLast((word) => word.verb || word.tag === 'VERB')
  // `workers seated near me`: where they are, not what they did
  const isBeside = /^(?:near|with|around|beside|behind|under|below|above|before|after|next)$/.test(
    words[at - 1]?.lower ?? '',
  )
  if (!verb || isBeside || /^(?:let|allow\w*|report\w*)$/.test(verb.lower) || says(scope, verb.key)) return undefined
  return `${verb.text} ${words[at]?.text}`
}

/** `Guests kept asking for me`: somebody else does something that no line says of them. */
function othersDoing({ read, kind, isWish }: Claim, { texts }: Scope): string | undefined {
  if (kind !== 'letter' || isWish) return undefined
  for (const { words } of read.segments) {
    const at = words.findIndex(({ verb }) => verb && verb.form !== 'ing')
    const before = words.slice(0, Math.max(0, at))
    const verb = words[at]
    const subject = before.findLast(({ isContent, tag }) => isContent && tag === 'NOUN')
    if (
      !verb ||
      !subject ||
      !isOn('people', subject.key) ||
      before.some(({ lower, tag }) => /^(?:i|who|we|as|to|that|you)$/.test(lower) || tag === 'ADP')
    )
      continue
    const isSaid = texts.some(
      (text) => textSays(text, subject.key) && (textSays(text, verb.key) || text.read.segments.length > 1),
    )
    if (!isSaid) return `${subject.text} ${verb.text}`
  }
  return undefined
}
