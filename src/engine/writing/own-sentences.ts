// The sentences of a summary that say something about the person's work, without praise, wishes and `I am a`.
import { capitalize } from '#engine/language/plain-words.ts'
import { splitSentences } from '#engine/language/sentences.ts'

import { findMisplaced } from './upgrade/find-misplaced.ts'
import { dropPraiseWords, isWishSentence, saysNothing } from './upgrade/says-nothing.ts'
import { isRoleNoun } from './words/roles.ts'

const WHO_WORDS = 8
const FEWEST_WORDS = 2
/** `Dedicated teacher.` */
const WHO_FEWEST = 3
/** `..., looking to move into museum education`: what the person wants is for the letter. */
const wishTail =
  /(?:,| and| who is| with)? (?:(?:I|is|am|now|currently|actively) )*(?:looking (?:for|to)|seeking|searching for|eager to|hoping to|excited to|ready to|wanting to) [^.;]*(?=[.;]|$)/i
/** Where somebody is going says who they are. */
const isTurn = /\b(?:move|moving|transition|transitioning|change|promotion|return|returning)\b/i
const passion =
  /(?:,| and| with|,? who has| who is)? (?:an? )?(?:strong |genuine |real |deep )?(?:passion|passionate) (?:for|about) [^.;]*?(?=[.;]|$| looking | seeking )/i
const emptyTail =
  /(?:,| with| and)+ (?:an? )?(?:proven |strong |solid )?track record(?: of [^.;\d]*| in [^.;\d]*)?(?=[.;]|$)|,? who (?:believes?|loves?|enjoys?|goes above|always|truly|cares|is (?:committed|dedicated|eager|driven|not afraid))\b[^.;\d]*(?=[.;]|$)/i
/** `I am study now for become a nurse`: nothing that could be mended without guessing. */
const broken = /\bI am (?:study|work|live|look|have|do|learn|want)\b|\bfor become\b/i
const isCutOff = /\b(?:and|or|but|with|who|which|that|I|I['’](?:m|ve|d|ll)|am|is|a|an|the|to|for|of)\W*$/i
/** `Where to start!`, `Less comfortable in meetings`: talk, and what nobody says of themselves who wants to be hired. */
const chatter = /^(?:(?:[^\s\d]+ ){0,5}[^\s\d]+[!?]|(?:where to start|here goes|well,|so,)[^.]{0,30}[.!?])$/i
const belittles =
  /\b(?:less|not|never) (?:(?:so|very|yet|always|the|that|too) )*(?:comfortable|confident|good|great|strong|best|experienced)(?=[.,;!?]|$| (?:in|with|at|on|than|but|and|when)\b)|\b(?:weakness(?:es)?|no expert|bad at|terrible at|not my strong)\b|\baren['’]t what they (?:were|used to be)\b|\bisn['’]t what it (?:was|used to be)\b/i
/** Health and losses, wherever they are somebody's own. */
const ails =
  /\b(?:problems? with my|trouble with my|my (?:bad |own |poor )?(?:health|back(?! office| end| of)|knees?|wrists?|shoulders?|hips?|eyesight|illness|injury|diagnosis|surgery|recovery|depression|anxiety|divorce|pregnancy)|(?:the|bad) (?:knees|hip)|bad back|grand(?:kids|children))\b/i
/** `my mother, who had dementia and died in 2024` */
const ofOthers =
  /, who (?:died|passed away)\b[^.;,]*|, who (?:had|has|was|is|suffered|needed)\b[^.;]*?\b(?:died|passed away|ill|dementia|cancer|disabled)\b[^.;]*/i
/** `numbers nerd, mum of three` */
const family =
  /,? (?:and )?(?:an? )?(?:proud |busy )?(?:mum|mom|mother|father|dad|parent) (?:of|to) \p{L}+(?=[,.;!]|$)/iu
const returns = /\bback (?:on|in|at|to) /i
/** A return, a registration, a right to work: whoever reads for them has to find them. */
const needed =
  /\b(?:re-?entry|returned to|back (?:on|in|at|to) (?:the |a )?\p{L}+|registration|registered|licen[cs]ed?|work permit|visa|stamp \d|work rights|permission to work|clearance)\b/iu
const anybody = /^(?:person|worker|professional|individual|man|woman)$/i

/** `role`: who the person is by the jobs, for `hard worker with five years in a warehouse`. */
export function tellingSentences(
  summary: string,
  { role, isTheirs }: { role?: string | undefined; isTheirs?: ((wish: string) => boolean) | undefined } = {},
): string[] {
  const keepsWish = (wish: string) =>
    (isTurn.test(wish) && !/^ and (?:am|is)\b/.test(wish)) || isTheirs?.(wish) === true
  return splitSentences(summary.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')).flatMap((whole, at) => {
    const sentence = withoutPrivate(whole, keepsWish)
    if (sentence === undefined) return []
    const named = dropPraiseWords(withoutSubject(sentence, role))
    const isNamed = at === 0 && named !== sentence && namesRole(named) && named.split(' ').length > WHO_FEWEST
    if (broken.test(sentence) || findMisplaced(sentence) || chatter.test(sentence)) return []
    if (!needed.test(sentence) && ((saysNothing(sentence) && !isNamed) || belittles.test(sentence))) return []
    if (isWishSentence(sentence) && !keepsWish(sentence)) return []
    const [tail = ''] = wishTail.exec(sentence) ?? []
    // `I finished the course, hold a certificate and am ready to start`: the last of a row holds it together.
    const isOfRow = /^ and /.test(tail) && /, \p{Ll}/u.test(sentence.slice(0, sentence.indexOf(tail)))
    const bare = keepsWish(tail) || returns.test(tail) || isOfRow ? sentence : sentence.replace(wishTail, '')
    const told = dropPraiseWords(
      withoutSubject(
        bare
          .replace(passion, '')
          .replace(emptyTail, '')
          .replace(/[\s,;]+(?=[.!?]?$)/, ''),
        role,
      ),
    )
    // What was cut off in the middle of a clause says nothing, and what is left of one says no more: `Not.`
    if (told.split(/\s+/).length < FEWEST_WORDS && sentence.split(/\s+/).length >= FEWEST_WORDS) return []
    if (isCutOff.test(told) && !isCutOff.test(sentence)) return []
    // `Café assistant with two years of busy weekends, never late`
    const isFact = isNamed && /\byears?\b|\breturning\b/.test(told)
    return (saysNothing(told) && !isFact) || !/\p{L}{2}/u.test(told) ? [] : [/[.!?]$/.test(told) ? told : `${told}.`]
  })
}

/** `following a shoulder surgery` */
const ofHealth =
  /(?<=\bI\b.*),? (?:following|after|due to|because of|since) (?:an? |my )?(?:\p{L}+ )?(?:surgery|injury|illness|operation|accident at home)\b/u
/** Why somebody looks is for the interview. */
const leaves =
  /\b(?:the (?:only )?reason I(?:['’]m| am) looking|I (?:was|got|have been|had been) (?:made redundant|laid off|let go))\b/i
const FEWEST_LEFT = 6

/** A sentence without the clauses that are nobody's business or only praise; undefined where nothing is left of it. */
function withoutPrivate(sentence: string, keepsWish: (wish: string) => boolean): string | undefined {
  const bare = sentence.replace(ofOthers, '').replace(ofHealth, '').replace(family, '')
  if (leaves.test(bare)) return undefined
  const clauses = bare.split(/,? (?:and|but) (?=I\b)/)
  const harms = (clause: string) => ails.test(clause) || belittles.test(clause)
  const isEmpty = (clause: string) => harms(clause) || (clauses.length > 1 && talks(clause) && !keepsWish(clause))
  if (!clauses.some(isEmpty)) return bare
  const kept = clauses.filter((clause) => !isEmpty(clause)).map((clause) => clause.replace(/^I also\b/, 'I'))
  const text = kept.join(', and ')
  if (text.split(/\s+/).length >= FEWEST_LEFT && /^(?:I\b|\p{Lu})/u.test(text))
    return /[.!?]$/.test(text) ? text : `${text}.`
  return clauses.some(harms) ? undefined : bare
}

/** `I'm a people person (I know everyone says that)`, `I reckon having both is a bit unusual` */
function talks(clause: string): boolean {
  return saysNothing(clause) || /^I (?:reckon|guess|suppose|think)\b/.test(clause)
}

/** `I am a nursing assistant with 5 years` is a nursing assistant with 5 years. */
function withoutSubject(sentence: string, role: string | undefined): string {
  const [, years = ''] = /^I have ((?:over |about |more than )?\S+ years? of .+)$/i.exec(sentence) ?? []
  if (years !== '' && role) return capitalize(`${role} with ${years}`)
  const [, rest = ''] = /^I(?: am|['’]m) (?:an? |the )?(.+)$/i.exec(sentence) ?? []
  // `I am a clerk with 9 years and I hold a licence` goes on as `I`.
  if (rest === '' || !namesRole(rest) || /(?:,| and| but) I\b/.test(rest)) return sentence
  const [, head = '', tail = ''] = /^(.*?)( with \S+ years?\b.*)$/i.exec(rest) ?? []
  return capitalize(role && anybody.test(head.split(' ').at(-1) ?? '') ? `${role}${tail}` : rest)
}

const notRole =
  /^(?:after|over|under|other|never|ever|together|rather|whether|further|later|earlier|order|number|water|power|paper|summer|winter|customer|computer)$/i
/** `CMA (AAMA), 7 years` */
const others = /^(?:man|woman|person|graduate|student|veteran|\p{Lu}{2,5})$/u

/** Whether a sentence says who somebody is. */
export function namesRole(sentence: string): boolean {
  const [head = ''] = sentence.split(/ (?:with|for|in|of|at|who|to)\b/)
  return head
    .split(/[\s,/-]+/)
    .slice(0, WHO_WORDS)
    .map((word) => word.replace(/\W+$/, ''))
    .some((word) => (isRoleNoun(word) && !notRole.test(word)) || others.test(word))
}
