// The languages that the posting asks for and the resume lists, as well as they are spoken.
import type { Career } from '../facts/career.ts'
import type { Match } from '../match/match.ts'
import { rateFacts } from '../match/rate-fact.ts'
import type { Posting } from '../posting/posting.ts'
import { joinWords } from '../words/join-words.ts'
import { isEvidence, metOf, type Named, WORTH } from './name-qualifications.ts'

/** Languages besides English that the posting asks for; who is wanted for being bilingual says both. */
export function nameLanguages(career: Career, posting: Posting, match: Match): Named {
  const { resume } = career
  const met = metOf(match, 'language')
  const isBilingual = /\b(?:bi|multi)lingual\b/i.test(posting.text)
  const worth = new Set(
    rateFacts(career, posting)
      .filter(({ kind, rating }) => kind === 'language' && rating >= WORTH)
      .map(({ entry }) => entry),
  )
  const asked = resume.languages.filter(
    ({ id, name, level }) =>
      // The letter shows it, unless it was learned and is asked for.
      (name !== 'English' ||
        (learned.test(level) && (isEvidence(met, `languages.${id}`) || worth.has(`languages.${id}`)))) &&
      !alittle.test(level) &&
      (isBilingual || isEvidence(met, `languages.${id}`) || worth.has(`languages.${id}`)),
  )
  // `I speak English.` says what the letter shows; beside others it is one of them.
  const others = asked.some(({ name }) => name !== 'English')
  const spoken = !others
    ? []
    : isBilingual
      ? resume.languages.filter((one) => one.name === 'English' || asked.includes(one))
      : asked
  return {
    text: joinWords(spoken.map(({ name, level }) => withLevel(name, level))) || undefined,
    entries: spoken.map(({ id }) => `languages.${id}`),
    quotes: met.map(({ requirement }) => requirement.quote),
  }
}

const learned = /\b(?:[BC][12]|fluent|advanced|professional|proficient|business|good|very good)\b/i
const alittle = /\b(?:little|some|basic|beginner|elementary|limited|enough|school|rusty|get by|beginning)\b/i

/** As well as they say they speak it. */
export function withLevel(name: string, level: string): string {
  // `conversational, I understand good` is for the resume.
  if (level.trim() === '' || /[,;(]/.test(level) || /^(?:bilingual|C2|proficient)\b/i.test(level.trim())) return name
  if (/^fluent\b/i.test(level.trim())) return `fluent ${name}`
  if (/^(?:native|mother tongue)\b/i.test(level.trim())) return `${name} (native)`
  return `${name} (${level.trim().slice(0, 1).toLowerCase()}${level.trim().slice(1)})`.replace(
    /\(([abc][12])\)/,
    (grade) => grade.toUpperCase(),
  )
}
