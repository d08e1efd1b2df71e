// Who leads people, and where somebody is asked to: by title, and by what a line says.
import type { Posting } from '../posting/posting.ts'
import { topicsOf } from './topics.ts'

const people =
  '(?:people|staff|teams?|crews?|employees|personnel|agents|associates|workers|nurses|aides|carers|caregivers|drivers|cooks|guards|officers?|technicians|mechanics|engineers|developers|programmers|designers|writers|editors|accountants|clerks|cashiers|servers|operators|operatives|pickers|packers|teachers|volunteers|interns|apprentices|juniors|supervisors|managers|leads|reports|starters|soldiers|reps|representatives|analysts|administrators|specialists|assistants|others|shifts?|department)'
const near = '(?:[^\\s,;]+ ){0,5}?'
const acts =
  '(?:lead(?:s|ing)?|led|manag(?:e|es|ed|ing)|direct(?:s|ed|ing)?|overs(?:ee|ees|aw|een|eeing)|head(?:s|ed|ing)?|run(?:s|ning)?|ran)'

const leads = new RegExp(
  `\\bsupervis(?:e|es|ed|ing)\\b(?! by)|\\b${acts} ${near}${people}\\b|\\b(?:responsible for|in charge of) ${near}(?:teams?|staff|crews?|people|employees)\\b|\\b(?:mentor|coach|train)(?:s|ed|ing)? (?:[^\\s,;]+ ){0,2}?(?:teams?|crews?)\\b|\\b${people} under (?:me|my)\\b|\\bdirect reports\\b`,
  'i',
)
/** A team somebody was in, and what others did. */
const isOneOf =
  /\b(?:supervised by|under (?:the )?(?:\S+ )?supervision|(?:as (?:a )?(?:part|member)|worked|working|part|member)s? (?:\S+ ){0,2}(?:with|in|on|of) (?:\S+ ){0,2}teams? of)\b/i

export function leadsPeople(line: string): boolean {
  return leads.test(line) && !isOneOf.test(line)
}

const learners =
  '(?:apprentices|trainees|interns|students|juniors|new (?:[^\\s,;]+ )?(?:starters?|hires?|staff|crew|people|employees|operators|drivers|nurses|cooks|recruits|members)|EITs)'

const teaches = new RegExp(
  `\\b(?:train|mentor|coach|induct|onboard|precept|supervis)(?:e|s|es|ed|ing)? ${near}(?:${people}|${learners})\\b|\\b(?:taught|show(?:s|ed)?|rode|review(?:s|ed)?|helped|had|with) ${near}${learners}\\b|\\b(?:trainer|preceptor|mentor|buddy \\S+) (?:for|to|of)\\b|\\b(?:acting|deputy) (?:supervisor|foreman|manager|lead|team leader)\\b|\\btrained (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)\\b`,
  'i',
)

/** `Buddy driver for new starters`, `Had two apprentices ride with me`, `Acting supervisor on 3 of them` */
export function teachesPeople(line: string): boolean {
  return teaches.test(line) && !isOneOf.test(line)
}

/** Whoever is hired trains or leads others: by the title, or by what is asked of them. */
export function asksToTeach({ title, mustHave, niceToHave, duties }: Posting): boolean {
  if (titleLeads(title?.text ?? '') !== undefined) return true
  return [...mustHave, ...niceToHave, ...duties].some(({ quote }) => asksToLead(quote) || askedToTeach.test(quote))
}

const askedToTeach = new RegExp(
  `\\b(?:mentor(?:s|ing)?|preceptor|driver trainers?|bench trainers?)\\b|\\b(?:train|coach|teach|induct|supervis)(?:e|s|es|ing)? ${near}(?:${people}|${learners}|your team|operators \\p{L}+)\\b`,
  'iu',
)

/** `in a supervisory role`, `leading people`, `5 or more in management`, `as charge nurse`. */
export function asksToLead(text: string): boolean {
  return asked.test(text) || askedOf.test(text)
}

const askedOf = new RegExp(`\\b(?:supervis\\w+|${acts}) ${near}${people}\\b`, 'i')

const asked =
  /\bsupervis(?:ory|ion|or|ing)\b|\b(?:in|people|team|staff|line|of) management\b|\bmanag(?:ement|erial) (?:role|position|level)\b|(?:^|\b(?:people|team|staff|previous|prior) )manag(?:ement|erial) experience\b|\bleadership (?:role|position|experience)\b|\b(?:lead|keyholder|key holder|charge nurse|foreman)(?: or \S+)? (?:role|position)\b|\bas (?:an? )?(?:charge nurse|team lead|lead|foreman|manager|head)\b/i

/** `Manage a staff of six`, `supervisory experience`: leading itself, in whatever trade. */
export function isLeadingOnly(text: string): boolean {
  return asksToLead(text) && topicsOf(text).every(({ word, weight }) => weight < 1 || ofLeading.test(word))
}

const ofLeading = new RegExp(
  `^(?:${people}|supervis\\w+|${acts}|two|three|four|five|six|seven|eight|nine|ten|supervis\\w*|leadership|management|managerial|roles?|positions?|experience|previous|prior)$`,
  'i',
)

const leader =
  /\b(?:supervisor|superintendent|fore(?:man|woman|person)|director|captain|sergeant|chief|chef|key ?holder|head (?:of|teacher|nurse|cook|chef|teller|cashier|waiter|housekeeper)|charge nurse|(?:team|shift|crew|line|floor|section|kitchen|warehouse|production) lead(?:er)?|owner|vice president)\b/i
const manager = /\bmanagers?\b/i
/** They manage a thing, and may have nobody under them. */
const ofThings =
  /\b(?:projects?|products?|accounts?|case|program(?:me)?|content|community|social media|brand|category|risk|contracts?|data|release|relationship|customer success|leasing|property|territory|wealth|asset|desk|marketing|communications|configuration|portfolio|records) managers?\b/i
/** A chief of one, and a deputy who helps. */
const isLesser = /\b(?:sous[- ]chef'?s? assistant|assistant to|trainee|intern|apprentice|aspiring)\b/i

/** `sure`: whoever bears the title has people under them; `maybe`: most who bear it do. */
export function titleLeads(title: string): 'sure' | 'maybe' | undefined {
  if (isLesser.test(title)) return undefined
  if (leader.test(title)) return 'sure'
  if (manager.test(title)) return ofThings.test(title) ? undefined : 'sure'
  return /\b(?:lead|head|principal)$|^(?:lead|head) \p{L}/iu.test(title.trim()) ? 'maybe' : undefined
}
