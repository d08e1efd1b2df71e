// Verbs that make more of an act: leading, founding, designing, approving.

import { isRoleNoun } from '../../words/roles.ts'
import { type Check, refuse } from '../check.ts'
import { type Scope, textSays } from '../ground.ts'
import { findHedge, type ReadText, type Segment } from '../read-segments.ts'
import { isAttributive, type Word } from '../read-words.ts'
import { carriersOf, groupsOf, isOn } from '../words.ts'

export const raised: Check = ({ read, isOfPosting, isWish }, scope) => {
  if (isOfPosting || isWish) return undefined
  for (const segment of read.segments)
    for (const [at, word] of segment.words.entries()) {
      const groups = strengthOf(segment.words, at)
      // Who helped run it did not run it; that is the hedge's business.
      if (segment.hedge === 'part' && !groups.includes(0)) continue
      if (groups.length > 0 && !isSaid(word, groups, segment, scope) && !isRepeated(word, read, scope))
        return refuse('level', `“${word.text}” says more than your resume does.`)
    }
  return undefined
}

const managing = 1

/** `two techs under me`, `one direct report`: said by whom others answer to. */
const authority =
  /\bunder me\b|\bdirect reports?\b|\bin charge of\b|\bmy (?:crew|team|staff|shift|people)\b|\breports? to me\b|\bcaptain\b|^(?:plant|crew|team|staff|class|group|kindergarten) of \d|\blooked after a (?:group|class|team|crew)\b/i

/** The lines of strength a word stands on here; none where it is no verb or has a plain use. */
function strengthOf(words: readonly Word[], at: number): readonly number[] {
  const word = words[at]
  if (word?.kind !== 'word') return []
  const groups = groupsOf('strong', word.key)
  if (groups.length === 0 || isAttributive(words, at)) return []
  const isNoun =
    /^(?:leadership|supervision|oversight|ownership)$/.test(word.lower) &&
    words.slice(0, at).some(({ key }) => /^(?:provid|tak|assum|giv|exercis|hold)$/.test(key))
  const isVerb = word.verb !== undefined || word.tag === 'VERB' || (at === 0 && /ed$/.test(word.lower))
  if ((!isVerb && !isNoun) || isAttributiveIng(words, at)) return []
  if (isPlainUse(words, at)) return []
  // `Trained in first aid`, `apprenticeship-trained`, `Trained florist experienced in`: by others
  if (word.lower === 'trained' && at === 0 && isTrainedOne(words)) return []
  if (word.lower === 'trained' && (/^(?:in|as|at)$/.test(words[at + 1]?.lower ?? '') || words[at - 1]?.text === '-'))
    return []
  if (!groups.includes(managing) && !isNoun) return groups
  // Things are managed by everybody, people and whole projects by few.
  const end = words.findIndex(({ tag, lower }, place) => place > at && tag === 'ADP' && lower !== 'of')
  const object = words.slice(at + 1, Math.min(at + 6, end < 0 ? at + 6 : end)).filter(({ isContent }) => isContent)
  const isOverPeople = object
    .slice(0, 4)
    .some(
      ({ key }) =>
        isOn('people', key) || /^(?:project|program|operation|departm|budget|offic|stor|branch|shop|kitchen)/.test(key),
    )
  return isOverPeople &&
    !object.slice(0, 1).some(({ key }) => /^(?:calendar|schedul|call|inquir|record|account)/.test(key))
    ? groups
    : []
}

/** `Trained florist`, `Trained floral designer who`: one, and no act done to many. */
function isTrainedOne(words: readonly Word[]): boolean {
  const role = words.slice(1, 5).find(({ lower }) => isRoleNoun(lower) || /s$/.test(lower))
  return role !== undefined && isRoleNoun(role.lower) && !/[^s]s$/.test(role.lower)
}

/** `a lead carpenter`, `led tours`, `directed calls to the desk`, `once the office approves`: no strength of the person's. */
function isPlainUse(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word) return true
  const opens =
    before === undefined ||
    before.kind === 'sign' ||
    /^(?:to|and|or|i|we|who|that|also|then|&)$/.test(before.lower) ||
    before.tag === 'ADV'
  if (word.verb?.form === 'base' && !opens) return true
  if (word.verb?.form === 'third' && /^(?:NOUN|PROPN)$/.test(before?.tag ?? '')) return true
  const object = words.slice(at + 1, at + 6).map(({ lower }) => lower)
  if (
    /^(?:lead|leads|led|leading)$/.test(word.lower) &&
    (next?.lower === 'to' ||
      object.some((one) =>
        /^(?:tours?|walks?|hikes?|class|classes|sessions?|workshops?|lessons?|discussions?|exercises?|activities|songs?|tastings?|rides?|games?)$/.test(
          one,
        ),
      ))
  )
    return true
  return (
    /^direct/.test(word.lower) &&
    object.some((one) =>
      /^(?:calls?|visitors?|traffic|questions?|inquiries|callers?|guests?|patients?|customers?|cars?)$/.test(one),
    ) &&
    object.includes('to')
  )
}

/** `recruiting experience`, `new hires`: named, not told. */
function isAttributiveIng(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  return (
    (word?.verb?.form === 'ing' &&
      /^(?:experience|skills?|background|work|team|department|duties)$/.test(next?.lower ?? '')) ||
    (/^(?:hires?|hired|program|code|present)$/.test(word?.lower ?? '') &&
      (/^(?:new|newly|recent|a|the|training)$/.test(before?.lower ?? '') || before?.text === '-'))
  )
}

/** The very verb of a line that the sentence tells of: `teach it to new MAs`, in which nothing but `MAs` says whom. */
function isRepeated({ key, verb }: Word, { keys }: ReadText, { texts }: Scope): boolean {
  return texts.some(
    ({ role, read }) =>
      role === 'line' &&
      verb !== undefined &&
      read.words.some((one, at) => one.key === key && (at === 0 || one.verb !== undefined || one.tag === 'VERB')) &&
      read.segments.length > 1 &&
      read.words.some((one) => one.isContent && one.key !== key && keys.has(one.key)) &&
      findHedge(read.words) === undefined,
  )
}

/** Who supervises by title leads those who work there. */
const leadsByTitle =
  /^(?!.*\b(?:assistant|account|case|project|product|office|to the)\b).*\b(?:manager|supervisor|foreman|forewoman|superintendent|head)\b/i

function isSaid(word: Word, groups: readonly number[], segment: Segment, scope: Scope): boolean {
  const rest = segment.keys.filter((key) => key !== word.key)
  return scope.texts.some(({ role, read, entry }) => {
    // A title carries its verb: who is a designer designs.
    if (role === 'header' || role === 'person')
      return (
        (groups.some((group) => group <= managing) && leadsByTitle.test(read.text)) ||
        read.words.some(
          ({ lower, key }) =>
            isRoleNoun(lower) && key !== word.key && key.startsWith(word.key) && key.length <= word.key.length + 3,
        )
      )
    if (role !== 'line') return false
    if (
      groups.some((group) => group <= managing) &&
      authority.test(read.text) &&
      rest.some((key) => textSays({ role, read, entry }, key))
    )
      return true
    return read.segments.some(({ words, keys }) => {
      const isCarried = words.some((one, at) => {
        const isTold =
          at === 0 ||
          one.verb !== undefined ||
          one.tag === 'VERB' ||
          /^(?:responsible|charge|responsibility)$/.test(one.lower)
        if (/^(?:new|newly|recent)$/.test(words[at - 1]?.lower ?? '')) return false
        if (one.key === word.key) return at === 0 || isTold || !/^(?:NOUN|PROPN)$/.test(words[at + 1]?.tag ?? '')
        return isTold && !isAttributive(words, at) && groups.some((group) => carriersOf(group).has(one.key))
      })
      return (
        isCarried &&
        (rest.length === 0 ||
          rest.some((key) => keys.includes(key)) ||
          (read.segments.length === 1 && rest.some((key) => textSays({ entry: '', role, read }, key))))
      )
    })
  })
}
