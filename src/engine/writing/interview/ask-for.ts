// How a need is put to the person, for a yes or a no: a licence is held, a tool used, a language spoken, work done. What
// fits none of our questions surely is not asked.
import { withArticle } from '#engine/language/articles.ts'
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { EXPECTED, readLine } from '#engine/language/read-line.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { changeVerbs, withoutAdverb } from '../posting/change-verbs.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Duty, Requirement, RequirementKind } from '../posting/posting.ts'
import { joinWords } from '../words/join-words.ts'
import { isOrdinaryWord } from '../words/known-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'
import { isThing, withItsArticle } from './its-article.ts'
import { withToolArticle } from './tool-article.ts'

/** A duty has no kind. */
export type AskedNeed = Pick<Requirement, 'quote' | 'kind'> | (Pick<Duty, 'quote'> & { kind?: undefined })

type Ask = (said: string) => string | undefined

const LONGEST = 16

/** Undefined where it is nothing one can answer: a trait, a shift, a check that everybody passes. */
export function askFor({ quote, kind }: AskedNeed): string | undefined {
  const said = quote
    .replace(/\s+/g, ' ')
    .replace(/^\d{1,2}[.)] ?(?=\p{L})/u, '')
    .replace(/^(?:the )?possession of (?=an? )/i, '')
    .replace(/\b([Hh])ands on\b/g, '$1ands-on')
    .replace(/(?<=\d) ?[-–] ?(?=\d)/g, '-')
    // How good it was is not asked.
    .replace(/^(?:proven|demonstrated|demonstrable) (?!abilit)(?=\p{Ll})/iu, '')
    .replace(
      /^(?:an? )?(?:(?:thorough|extensive|in-depth|deep|solid|strong|excellent|good|sound|broad|some),? )+(?=[^,;]*\b(?:knowledge|understanding|experience)\b)/i,
      '',
    )
    .replace(/^(?:competenc[ey]|expertise|proficiency|skills?) (?:in|with) (?=\p{Ll}+ing\b)/iu, 'experience ')
    .replace(/^(?:competenc[ey]|expertise) (?=in |with )/i, 'experience ')
    // `Machining of titanium`
    .replace(/^(?!understanding|training|meaning)(\p{L}{3,}ing) of (?:the )?(?=\p{L})/iu, '$1 ')
    .replace(
      /^(?:(?:experience|background) in (?:the )?)?((?:\p{L}+ )?\p{L}+ (?:industry|sector))$/iu,
      (_, sector: string) => `experience in the ${lowerOpening(sector)}`,
    )
    // `Master Tax software knowledge or similar` is knowledge of it.
    .replace(
      /^(?!.*\b(?:experience|of|with|in)\b.*knowledge)(.+?) knowledge(?= or (?:similar|equivalent)\b|$)/i,
      'knowledge of $1',
    )
    .replace(/\bin ((?!an? |the |your |any )[\p{Ll} ]+ field)\b/u, 'in the $1')
    // How much they want it is not asked.
    .replace(
      /,? (?:is |are |would be )?(?:preferable|preferred|desirable|desired|essential|an? (?:plus|bonus|asset|advantage))$/i,
      '',
    )
    .trim()
  const pace = askForPace(said)
  if (pace) return pace
  if (kind === 'trait' || [everybodys, ofCharacter, ofBody, isStatement, willing, headless].some((no) => no.test(said)))
    return undefined
  if (kind === 'physical') {
    const thing = said.replace(/(?<=\blicen[cs]e) (?:for|to) .*$/i, '').replace(/^use of (?:an? )?own /i, 'own ')
    const verb = /\blicen[cs]e$/i.test(thing) ? 'hold' : 'have'
    return own.test(thing)
      ? `Do you ${verb} ${withItsArticle(lowerOpening(thing)).replace(/^(?:an? )?own /, 'your own ')}?`
      : undefined
  }
  if (kind === 'skill' && isSomebody(said)) return undefined
  const ask = kind ? asks[kind] : askForDuty
  if (said.split(' ').length > LONGEST || ofTheirs.test(said)) return undefined
  const asked = ask(said)
  return asked && joinRow(asked)
}

const MOST_OF_ROW = 3

/** `Have you processed credit applications, lien waivers?` wants its `or`; of four things nobody answers yes or no. */
function joinRow(asked: string): string | undefined {
  const outside = asked.replace(/\([^()]*\)/g, (inside) => '_'.repeat(inside.length))
  const commas = [...outside.matchAll(/, /g)].map(({ index }) => index)
  const last = commas.at(-1)
  if (
    last === undefined ||
    /\b(?:or|and)\b|^, (?:\p{L}+ly|including|such|with|in|on|at|for|from|by|to|as|under|within|both|all|per)\b/u.test(
      outside.slice(last),
    )
  )
    return asked
  const isRow = outside.slice(last + 2).split(' ').length <= MOST_OF_ROW
  if (!isRow || commas.length >= MOST_OF_ROW) return isRow ? undefined : asked
  return `${asked.slice(0, last)} or ${asked.slice(last + 2)}`
}

/** `Type 45 words per minute` */
function askForPace(said: string): string | undefined {
  const [, much] =
    /\b(?:typ(?:e|es|ing)|keyboarding)\b.{0,30}?\b(\d{2,3}\+? (?:net )?(?:words (?:per|a) minute|w\.?p\.?m\b))/i.exec(
      said,
    ) ?? []
  return much ? `Do you type ${much.replace(/^(\d+)\+/, '$1')} or more?` : undefined
}

/** What is asked of everybody, and nobody says no to. */
export const everybodys =
  /\b(?:background|dbs|criminal|police|garda|vetting|drug|medical|health|credit|reference|pre-employment|TB|tuberculosis) (?:\S+ )?(?:checks?|test\w*|screen\w*|vetting|clearance|record)\b|\b(?:vetting|references|right to work|work rights|eligib\w+ to work|authori[sz]ed to work|disclosure|dbs|wwcc|working with children|high school|school diploma|HS diploma|GED)\b|\bchecks?$|\b(?:communication|interpersonal|people|basic|soft) skills\b|\bbasic (?:computer|math|english|literacy|numeracy|office)\b|^(?:(?:use|using|use of|work with|working with) )?(?:an? |the )?computers?(?: skills)?$|\bequivalency\b|^some college\b|\b(?:degree|education) or equivalent(?: \p{L}+)?$|\b(?:professional )?appearance\b|\baccurate data entry$|\bcomputer litera\w+|\bmath skills\b|\bstate[- ]of[- ]the[- ]art\b|\b(?:changing|varying|flexible|rotating) (?:\S+ ){0,2}(?:assignments|schedules|shifts|hours)\b|^paid (?:\S+ )?(?:training|time|leave|holidays?|vacation)\b|^(?:enjoy|love|like|thrive|believe|embrace|strive|value)s?\b|\b(?:several|multiple|many|competing|conflicting) (?:\S+ )?(?:priorities|tasks|deadlines|demands)\b|\benglish\b(?! (?:as|degree|literature))/iu
/** How somebody is, whatever it is called: `a growth mindset`, `commitment to lifelong learning`. */
const ofCharacter =
  /\b(?:mindset|attitude|personality|demeanou?r|work ethic|enthusiasm|passion(?:ate)?|commitment to|mission-driven|multi-?task\p{Ll}*|(?:tactful|polite|courteous|calm|patient|diplomatic|professional)ly|(?:problem[- ]solving|organi[sz]ational|analytical|time[- ]management|listening|decision[- ]making) skills)\b|^work(?:ing|s|ed)? (?:\p{Ll}+ly )?(?:with|alongside) (?:other|fellow|your|peers|colleagues|team ?mates)\b/iu
/** `prolonged standing`, `lift heavy crates`: what a body must bear, and nobody tells in a letter. */
const ofBody =
  /^(?:do(?:ing)? )?(?:significant |prolonged |extended |frequent |occasional |regular |some |a lot of )?(?:walk|stand|lift|bend|sit|stoop|kneel|crouch)(?:ing|s)?\b(?! (?:trucks?|plans?|equipment|operat\p{Ll}+|gear))/iu
/** `ok with stairs`, `open availability`: a condition, and nothing one has done. */
const willing =
  /^(?:ok|okay|fine|open|willing|prepared|flexible|available|good|great|keen|quick|happy) (?:with|to|about|for|at|availability)\b/i
/** The one condition a person has or has not. */
const own =
  /^(?:your |their |an? )?(?:own|reliable|access to|use of)\b.*\b(?:car|vehicle|van|transport\w*|tools|truck|bike|laptop|broadband|phone)\b|\b(?:driv\w+ |driver['’]?s? )licen[cs]e\b/i
/** `our automated suite` is theirs; a question about it would ask for work in their house. */
const ofTheirs =
  /\b(?:we|our|ours|us|you|I|me|my|this|these|those|following)\b|\bthe (?:\S+ ){0,3}(?:migration|rollout|roll-out|transition|implementation|move|merger|launch)\b|[:;"“”!?]|\betc\b/

/** `confidentiality is critical`, `CEO's office running`: nobody can say yes or no to it. */
const isStatement = /^[^,;(]*\b(?:is|are|was|were|may|shall|duties include)\b|['’]s [^,;(]*ing$/i

/** `flexible, good communicator`: who they would like, and nothing one uses. */
function isSomebody(said: string): boolean {
  return said.split(/, /).some((part) => {
    const [head = ''] = part.split(/ (?:from|with|in|on|who|to|and|of|at|for)\b/)
    const last = head.split(' ').at(-1) ?? ''
    return head.includes(' ') && /^\p{Ll}/u.test(last) && isRoleNoun(last)
  })
}

/** `hits KPIs` */
function isSaidOfSomebody(text: string): boolean {
  const [first = ''] = text.split(' ')
  return /^\p{Ll}/u.test(first) && readVerbForm(first)?.form === 'third'
}

const knowing = /\b(?:experience|knowledge|background|understanding|familiarity|exposure|proficiency|training)\b/i
const paper =
  /\b(?:licen[cs]es?|tickets?|certificat\p{L}*|certs?|registration|cards?|permits?|endorsements?|accreditation|qualifications?|diploma|award|papers|level \d)\b/iu
const useOf =
  /^(?:(?:an? |good |strong |some |basic |working |hands-on |previous |excellent |intermediate |advanced |confident |comfortable )*(?:experience(?: (?:of|with|in|using))?|(?:command|understanding) (?:of|over)|knowledge of|use of|using|use|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|competent (?:in|with|on)|(?:skilled|skills?) (?:in|with|using)|able to use|ability to use|comfortable (?:with|in|on|using)|confident (?:with|in|on|using)|operate|operating|work(?:ing)? (?:in|with|on)))\s+(?:an? |the )?/i

const being =
  /^(?:(?:the |an? |proven |demonstrated )*ability|able|capable|confident|comfortable|competent|happy|experienced) (?:(?:to|in|at|with|of) )?(?=\p{Ll})/iu

/** `excellent Excel`: how well is not part of its name. */
const howWell =
  /^(?:[Aa]n? )?(?:(?:[Ee]xcellent|[Ss]trong|[Gg]ood|[Gg]reat|[Ss]olid|[Ss]ound|[Aa]dvanced|[Ii]ntermediate|[Bb]asic|[Ee]xpert|[Ss]ome|[Cc]onfident|[Pp]roven)[ ,]+(?:and )?)+(?=\p{Lu})/u

const askForTool: Ask = (said) => {
  // `Patch and monitor servers` is work.
  if (isWork(said)) return askToHaveDone(said)
  const used = said
    .replace(useOf, '')
    .replace(/\s+(?:experience|skills?|proficiency|knowledge)(?: (?:incl|such as|e\.g|like)\b.*)?$/i, '')
  const bare = used.replace(howWell, '')
  if (everybodys.test(bare)) return undefined
  // `Familiarity with Uniform Guidance`, `CPTD or APTD`: nothing says that it is used.
  if (isUnknownName(said, bare))
    return /^[\p{Lu}\d]{4,}(?: or [\p{Lu}\d]{4,})+$/u.test(bare)
      ? `Do you have ${bare}?`
      : `Do you have experience with ${bare}?`
  if (knowing.test(bare) || isSaidOfSomebody(bare)) return askToHave(said)
  // `Empower 3`, `Civil 3D`: a program and its version, and neither a verb nor a word of every day.
  if (/^\p{Lu}\p{Ll}+ \d[\p{Lu}\d.]*$/u.test(bare)) return `Have you used ${bare}, or something like it?`
  // `filing and database`: one is done, the other used.
  if (/^\p{L}+ing (?:and|or|&) /u.test(bare)) return undefined
  // `control system troubleshooting` is work.
  if (bare.includes(' ') && readVerbForm(bare.split(' ').at(-1) ?? '')?.form === 'ing')
    return `Do you have experience with ${lowerOpening(bare)}?`
  // `Dignity`, `Excellence`: what they hold dear.
  if (
    !bare.includes(' ') &&
    isOrdinaryWord(bare.toLowerCase()) &&
    /^\p{Lu}\p{Ll}+$/u.test(bare) &&
    findTerms(bare).length === 0
  )
    return undefined
  // One word is a name.
  // `Intune / Autopilot` are two.
  const name = bare.includes(' ') && bare === used && !/ \/ \p{Lu}/u.test(bare) ? lowerOpening(bare) : bare
  // `flexible, good communicator`: nobody is used.
  if (/^\P{Lu}+$/u.test(name) && name.includes(' ') && isRoleNoun(name.split(' ').at(-1) ?? '')) return undefined
  // `Excel` is a verb too, but not with a capital behind another word.
  const isNamed = bare !== used
  if ((!isNamed && !isThing(name)) || readVerbForm(name.split(' ')[0]?.toLowerCase() ?? '')?.form === 'ing')
    return askToHave(said)
  // `Experience with accessibility`: nobody uses it.
  if (isNamed && !name.includes(' ') && isOrdinaryWord(name)) return `Do you have experience with ${name}?`
  // `multi-skilled / mechanical bias`, a heading's `Food and Nutrition`: nobody uses them.
  if (/^\p{Ll}+ (?:and|or|&) \p{Lu}\p{Ll}+$/u.test(name)) return undefined
  if (name.includes('/') && (/-\p{L}+ed\b/u.test(name) || tagWords(name)[0]?.tag === 'ADJ')) return undefined
  // `lien law`, `wastewater treatment`: what one knows or does, and nothing one uses. Skills are had.
  if (/^\P{Lu}+ skills\b/u.test(name)) return `Do you have ${name}?`
  if (/^[^\p{Lu}\d]+ [^\p{Lu}\d]+$/u.test(name) && !isForUse.test(name) && findTerms(name).length === 0)
    return `Do you have experience with ${name}?`
  if (/\b(?:or|similar|equivalent|another)\b/i.test(name)) return `Have you used ${name}?`
  return /\p{Lu}/u.test(name) && !/,| and /.test(name)
    ? `Have you used ${withToolArticle(name)}, or something like it?`
    : `Have you used ${name}?`
}

const isForUse =
  /\b(?:software|systems?|tools?|equipment|machine(?:s|ry)?|platforms?|programs?|apps?|lifts?|trucks?|forklifts?|scanners?|registers?|instruments?|databases?|meters?|gauges?|saws?|drills?|printers?|spreadsheets?|charts?|devices?)\b/i

function isUnknownName(said: string, bare: string): boolean {
  const isKnown = /^(?:familiar|knowledge|understanding|aware)/i.test(said) && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(bare)
  const isCodes = /^[\p{Lu}\d]{4,}(?: or [\p{Lu}\d]{4,})+$/u.test(bare)
  return (isKnown || isCodes) && !findTerms(bare).some(({ term }) => term.kind === 'tool')
}

/** Two things done, one after the other. */
function isWork(said: string): boolean {
  const [first = '', and = '', second = ''] = said.toLowerCase().split(' ')
  return /^(?:and|&|or)$/.test(and) && [first, second].every((word) => readVerbForm(word)?.form === 'base')
}

const held = /^(?:registered|licen[cs]ed|certified|qualified|trained|accredited|admitted|vaccinated)\b/i
const isHeld = /\b(?:registered|licen[cs]ed|certified|qualified|trained|accredited)$/i

/** `obtain a state licence within 60 days of hire`: held already, or soon. */
const toObtain =
  /^(?:(?:ability|able|willing\w*|must|eligib\w+) (?:to )?)?(?:obtain|get|earn|acquire|secure|attain)(?:ed|ing)? (?<paper>.+?)(?<when>(?:,? (?:within|by|before|in the first|during)\b.*)?)$/i

/** `certificate within 90 days` */
const inTime =
  /^(?<paper>.+ (?:licen[cs]e|certificat\w+|card|permit))(?<when>,? within (?:the first |one |\d)\S* ?\w*.*)$/i

/** `ServSafe Manager certification or willing to get it` */
const orSoon =
  /^(?<paper>.+?),? or (?:be |the )?(?:willing(?:ness)?|ready|able|ability|prepared|eligible) to (?:get|obtain|earn|acquire|complete|pass|become)\b.*$/i

/** `a valid license`: of what? */
export const anyPaper =
  /^(?:an?|the|or|and|licen[cs]es?|valid|current|active|state|clean|full|professional|required|appropriate|necessary|relevant|certificat\w+|certs?|cards?|permits?|registration|medical|debit|credit|security|social|business|gift|id|health|high|school|college)$/i

const askForPaper: Ask = (line) => {
  const { paper: wanted = '', when = '' } = (toObtain.exec(line) ?? inTime.exec(line))?.groups ?? {}
  const soon = orSoon.exec(line)?.groups
  if (soon?.paper) return askForPaper(soon.paper)?.replace(/\?$/, ', or are you ready to get it?')
  if (wanted !== '') {
    const [, first = wanted] = /^(.+?)(?:,? (?:and|or) .*)?$/.exec(wanted) ?? []
    return `Do you hold ${withItsArticle(lowerOpening(first.replace(/^(?:an?|the) /i, '')), true)}, or are you ready to get one${when.replace(/ and .*$/, '')}?`
  }
  // What one drives for is no part of the licence.
  const said = line.replace(/(?<=\blicen[cs]e) (?:for|to) .*$/i, '')
  // `SHRM-CP or PHR`, `PHR/SHRM-CP`
  if (/^[\p{Lu}\d+-]{3,}(?:(?:\/|,? (?:and|or) )[\p{Lu}\d+-]{3,})*$/u.test(said))
    return `Do you hold ${said.replace(/\//g, ' or ')}?`
  if (/^graduate of /i.test(said)) return `Are you a ${lowerOpening(said)}?`
  if (knowing.test(said) || being.test(said)) return askToHave(said)
  const words = tagWords(said)
  const verb = readVerbForm(words[0]?.lower ?? '')
  if (words[0]?.tag === 'VERB' && verb?.form !== 'ing' && !held.test(said)) return askToHaveDone(said)
  // `Qualified solicitor`, `Gas Safe registered`: what one is.
  const last = words.findLast(({ tag }, at) => tag === 'NOUN' && !words.slice(0, at).some((one) => one.tag === 'ADP'))
  if (last && isRoleNoun(last.lower) && !/\b(?:certif|licen[cs]e|registration|card|ticket|papers?\b)/i.test(said))
    return `Are you ${withItsArticle(lowerOpening(said), true)}?`
  if (/^(?:Certified|Registered|Licensed|Qualified) \p{Lu}\p{Ll}/u.test(said)) return `Are you ${withArticle(said)}?`
  if (held.test(said) || isHeld.test(said)) return `Are you ${lowerOpening(said)}?`
  if (!isThing(said) || said.split(' ').every((word) => anyPaper.test(word))) return undefined
  return `Do you ${paper.test(said) ? 'hold' : 'have'} ${withItsArticle(lowerOpening(said))}?`
}

const askToHave: Ask = (said) => {
  const known = /^knowledge of (.+)$/i.exec(said)?.[1]
  if (known?.split(/, (?:and |or )?| and | or /).every(isOneTool)) return `Have you worked with ${known}?`
  const [first = '', ...rest] = said.split(' ')
  const lower = first.toLowerCase()
  const verb = readVerbForm(lower)
  // `Lean manufacturing experience`: its last word says what it is.
  const isCalled = /^(?!.*\b(?:in|of|with|to)\b).* (?:experience|knowledge|training)$/i.test(said)
  const isKnowing =
    knowing.test(said) && (isCalled || isThing(said) || !verb || /^(?:demonstrated|proven)$/.test(lower))
  if (isKnowing) return `Do you have ${withItsArticle(lowerOpening(said))}?`
  if (paper.test(said) && isThing(said)) return `Do you hold ${withItsArticle(lowerOpening(said))}?`
  if (/^(?:know|knows|understand|understands)$/.test(lower) && rest.length > 0)
    return `Do you ${verb?.base ?? lower} ${rest.join(' ')}?`
  if (being.test(said)) return askToHaveDone(said.replace(being, ''))
  if (verb?.form === 'past' && verb.base !== lower && rest.length > 0)
    return `Have you ${verbForms(verb.base).participle} ${rest.join(' ')}?`
  return askToHaveDone(said)
}

function isOneTool(name: string): boolean {
  return findTerms(name).some(({ term, text }) => term.kind === 'tool' && text.length === name.length)
}

/** `Partners with supervisors`: a duty is an act unless all speaks against it. */
const askForDuty: Ask = (line) => askDone(line, EXPECTED)

const askToHaveDone: Ask = (line) => askDone(line, 0)

function askDone(line: string, leaning: number): string | undefined {
  const said = withoutAdverb(line)
  const [first = ''] = said.toLowerCase().split(' ')
  const verb = readVerbForm(first.replace(/,$/, ''))
  // `Named nurse for six residents` is no act.
  const isName = isCompound(said)
  const isPlain = verb?.form === 'base' && !verb.isMoreOftenNoun && !isName
  const expected = verb?.form === 'third' ? EXPECTED : leaning
  if (verb && verb.form !== 'ing' && (isPlain || (!isName && readLine(said, expected).opensSure))) {
    const done = changeVerbs(said, 'participle')
    return done && `Have you ${done}?`
  }
  // `test with real passengers`, `control portioning`: a verb or not, nobody can tell.
  if (verb?.form === 'base' && !/^(?:NOUN|CCONJ)$/.test(tagWords(said)[1]?.tag ?? '')) return undefined
  if (!isName && !isThing(said)) return undefined
  // `process orders` is what they do, and not the orders of a process.
  const doing = verb?.form === 'base' && !isName ? changeVerbs(said, 'ing') : lowerOpening(said)
  const [opening = '', next] = doing?.split(' ') ?? []
  // How good it should be is not what is asked.
  if (praised.test(doing ?? '')) return undefined
  const isDoing = next !== undefined && readVerbForm(opening)?.form === 'ing' && !trade.test(opening)
  return doing && `Do you have experience ${isDoing ? '' : /^\p{L}+ing$/u.test(doing) ? 'in ' : 'with '}${doing}?`
}

/** `subcontract tracking`, `field background`: the first word may be a verb, and here it is half of a name. */
function isCompound(said: string): boolean {
  const [first, second, third] = tagWords(said.toLowerCase())
  const verb = first && readVerbForm(first.lower)
  if (!first || !second || verb?.form !== 'base' || tagWords(first.lower)[0]?.tag === 'VERB') return false
  if (second.tag !== 'NOUN' || /^(?:NOUN|PROPN|VERB)$/.test(third?.tag ?? '')) return false
  return countableNouns.has(second.lower) || (!verb.isMoreOftenNoun && /ing$/.test(second.lower))
}

/** `engineering drawings`: a trade, and nothing that is done to what follows. */
const trade = /^(?:manufacturing|engineering|accounting|marketing|nursing|banking|farming|mining|building)$/i

/** `completion of the course within a year`, `people with lived experience`: nobody has experience of either. */
const praised =
  /^(?:an? )?(?:track record|good|strong|excellent|great|solid|right|proper|general|sound|superior|sweet|awesome|cool|fun|exciting|amazing|regular)\b/i

const headless =
  /^(?:an? |the )?(?:(?:successful|high|strong|good|great|full) )?(?:completion|graduation|people|persons?|candidates?|individuals|applicants?|adherence|attention|level|combination|attitude|interest|passion|desire|commitment|availability|use|hours|shifts?|days?|evenings?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)day\w*)\b/i

const asks: Readonly<Record<Exclude<RequirementKind, 'trait' | 'physical'>, Ask>> = {
  skill: askForTool,
  licence: askForPaper,
  // `3 years or a diploma`: neither one nor the other.
  degree: (said) =>
    isThing(said) && !/^\d/.test(said) ? `Do you have ${withItsArticle(lowerOpening(said))}?` : undefined,
  years: (said) =>
    /^(?:an? |the |at least |around |about |over |more than |up to |some |minimum |\d|one|two|three|four|five|six|seven|eight|nine|ten)/i.test(
      said,
    )
      ? `Do you have ${lowerOpening(said)}?`
      : undefined,
  experience: askToHave,
  language: (said) => {
    const names = languageNames
      .filter((name) => new RegExp(`\\b${name}\\b`).test(said))
      .toSorted((one, other) => said.indexOf(one) - said.indexOf(other))
    if (names.length === 0) return undefined
    return `Do you speak ${names.length > 1 && /\bor\b|\//.test(said) ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : joinWords(names)}?`
  },
}
