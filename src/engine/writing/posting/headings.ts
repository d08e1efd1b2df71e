// What a part of a posting is about, by the words of its heading.

const partKinds = ['must', 'nice', 'duties', 'about', 'offer', 'apply', 'legal', 'text'] as const
export type PartKind = (typeof partKinds)[number]

const listOf = (words: string) => new Set(words.split(/\s+/))

const niceWords = listOf(
  'preferred desired desirable desirables nice bonus plus pluses optional ideally extra extras asset assets advantageous better brownie apart helpful preferably',
)
const sternWords = listOf('required minimum essential must mandatory requirements')
const dutyNouns = listOf('responsibilities responsibility duties duty tasks functions accountabilities')
const askNouns = listOf(
  'requirements requirement qualifications qualification quals prerequisites competencies competency credentials licensure license licenses licence licences certification certifications education skills abilities must must-haves essentials essential mandatory required criteria specification specifications eligibility qualities attributes experience background profile knowledge non-negotiables basics toolbox toolkit language languages demands',
)
const legalWords = listOf(
  'equal eeo eoe diversity inclusion accommodation accommodations privacy disclaimer cookie cookies legal notice statement print commitment',
)
const applyWords = listOf('apply applying application applications contact deadline interview process next closing')
const offerWords = listOf(
  'benefits benefit perks compensation salary pay wage wages offer offers rewards package get return hours schedule shift expect conditions it',
)
const needWords = listOf(
  'need needs bring have has are be looking seeking fit succeed successful thrive thrives require expect takes after qualify considered got ask see well match good right',
)
const doWords = listOf('do doing day week own spend impact role job work will help typical involved involves entails')
const youWords = listOf(
  "you you'll your you're you've candidate candidates applicant applicants person someone ideal drivers driver nurses teachers electricians who it",
)
const workWords = listOf(
  'role job position description summary overview purpose day week shift work opportunity scope typical involved mission',
)
const aboutWords = listOf(
  'about us we company our story team culture values history network organization organisation who why life meet',
)
const otherWords = listOf(
  "key main primary general core specific other daily day-to-day major principal the a an and or of for to in with what what's how & / + this that is if not but will would can technical physical professional personal additional special basic minimum manager candidate driver school clinic hospital district firm at on from as more details information areas area set skill also would should we’d we'd points credit love great lovely them here here's examples statement location summary should like",
)

const vocabulary = new Set(
  [
    niceWords,
    sternWords,
    dutyNouns,
    askNouns,
    legalWords,
    applyWords,
    offerWords,
    needWords,
    doWords,
    youWords,
    workWords,
    aboutWords,
    otherWords,
  ].flatMap((list) => [...list]),
)

const LONGEST_HEADING = 9

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[&/+]/gu) ?? []
  )
}

export function isHeadingWord(word: string): boolean {
  return vocabulary.has(word.toLowerCase().replace(/’/g, "'"))
}

/** The kind of the part under a line; undefined if the line isn't a heading. `isMarked`: behind a bullet one has a colon. */
export function readHeading(line: string, { isMarked = false }: { isMarked?: boolean } = {}): PartKind | undefined {
  const text = line.replace(/^[\s#*-]+/, '').trim()
  const bare = text
    .replace(/\s*[:?…!.]+$/, (end) => (/^\s*\.$/.test(end) ? '.' : ''))
    .replace(/\s*\([^()]{0,120}\)$/, '')
  const words = wordsOf(bare)
  if (words.length === 0 || words.length > LONGEST_HEADING || /[.;,]$/.test(bare) || /\d{3}/.test(bare))
    return undefined
  const hasColon = /[:…!]$/.test(text)
  if (isMarked && !hasColon) return undefined
  const about = /^about (\p{Lu}.*)$/iu.exec(bare)
  if (about && !isHeadingWord(words[1] ?? '') && words.length <= 6 && /^\p{Lu}/u.test(about[1] ?? '')) return 'about'
  if (/^work (?:in|with|well|under|independently)\b/i.test(bare)) return undefined
  const kind = voteOn(words)
  if (kind === undefined) return undefined
  const isKnown = words.every(isHeadingWord)
  const isShout = bare === bare.toUpperCase() && /\p{L}{4}/u.test(bare)
  if (!isKnown && !hasColon && !isShout && !/^#/.test(line.trim())) return undefined
  // `Keep company: cards and walks` is work.
  if (!isKnown && kind === 'about') return undefined
  // `Experience with OSHA` over a list is a wish, `Experience` is a heading.
  if (!isKnown && !hasColon && !isShout && words.length > 5) return undefined
  return kind
}

const offerNouns = listOf(
  'offer offers benefits benefit perks compensation salary pay wage wages rewards package get return hours schedule conditions',
)
const ofTheJob = listOf('do doing spend own day week impact involved help role work mission job')
const ofYou = listOf(
  "need needs bring have has are be succeed thrive thrives require expect takes got ask should must see you're you've good well right",
)

function voteOn(words: readonly string[]): PartKind | undefined {
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const is = (...list: string[]) => words.some((word) => list.includes(word))
  const isOurs = is('our', 'us', 'company') && !is('you', "you'll")
  if (is('fit', 'match') && has(youWords)) return 'must'
  if (words.at(-1) === 'will') return 'duties'
  if (is('not') && is('essential', 'required')) return 'nice'
  if (has(niceWords) && !has(sternWords)) return 'nice'
  if (is('good', 'great') && is('to') && is('have')) return 'nice'
  if (is('if') && is('love', 'great', 'lovely')) return 'nice'
  if (has(dutyNouns)) return 'duties'
  if (is('description', 'summary', 'overview', 'purpose') && !isOurs && has(workWords) && !is('experience'))
    return 'duties'
  if (has(askNouns) && !isOurs && !is('why')) return 'must'
  if (has(legalWords)) return 'legal'
  if (is('who', 'should') && is('apply')) return 'must'
  if (is('considered', 'qualify')) return 'must'
  if (has(applyWords)) return 'apply'
  if (is('looking', 'seeking', 'after') && is('we', "we're", 'are', 'for')) return 'must'
  // `What you'll get to do`
  if (is('get', 'expect') && is('do', 'doing')) return 'duties'
  // `What's in it for you`
  if (is('it') && is('in') && is('you', 'me')) return 'offer'
  // `We'd like someone who`, `A day in the life`
  if (is('someone', 'somebody') && is('like', 'need', 'want')) return 'must'
  if (is('day') && is('life')) return 'duties'
  if (is('why', 'life', 'meet')) return 'about'
  if (has(offerNouns)) return 'offer'
  if (is('in') && is('it')) return 'offer'
  if (is('expect') && is('can')) return 'offer'
  if (is('about') && is('you')) return 'must'
  if (is('about') && has(workWords)) return 'duties'
  if (isOurs || (is('we') && !is('need', 'require', 'ask', 'expect', 'want', 'see'))) return 'about'
  const isYou = has(youWords) || is('we')
  if (isYou && has(ofTheJob)) return 'duties'
  if (isYou && has(ofYou)) return 'must'
  if (has(workWords) || (is('you', "you'll") && is('will', "you'll"))) return 'duties'
  if (has(aboutWords) && words.length <= 4) return 'about'
  return undefined
}
