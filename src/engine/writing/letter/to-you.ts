// Why this employer: `they` are the employer, who reads the letter, until somebody else has been named.
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { isKin } from '../words/kin.ts'
import { isRoleNoun } from '../words/roles.ts'

const you: Readonly<Record<string, string>> = { they: 'you', them: 'you', their: 'your', theirs: 'yours' }

export function toYou(text: string): string {
  // `I left Tesco because this company` is another one.
  const spoken = text.replace(
    /(?<=\b(?:join|joining|work (?:for|at|with|in)|working (?:for|at|with|in)|apply(?:ing)? (?:to|for)|part of|interested in|(?:admire|like|love)(?: how| that| what)?) )this (?=(?:company|firm|organi[sz]ation|employer)\b)/g,
    'your ',
  )
  // Whoever `they` are, `their` is theirs.
  let wasOthers = false
  return spoken.replace(/\b(?:they|them|theirs?)\b|[.!?](?=\s)/gi, (word, at: number) => {
    if (/^[.!?]$/.test(word)) {
      wasOthers = false
      return word
    }
    const isOthers = wasOthers || meansOthers(word, spoken.slice(0, at), spoken.slice(at + word.length))
    if (isOthers) {
      wasOthers = true
      return word
    }
    const said = you[word.toLowerCase()] ?? word
    return /^T/.test(word) ? said.slice(0, 1).toUpperCase() + said.slice(1) : said
  })
}

function meansOthers(word: string, before: string, after: string): boolean {
  // `my cousin works for them`, `a mate of mine says they look after you`
  if (/\bwork(?:s|ed|ing)? for $/.test(before)) return false
  if (
    /\b(?:says|reckons|swears)(?: that)? $/i.test(before) &&
    !/\b(?:boss|manager|agency|doctor|teacher|landlord)\b/i.test(before) &&
    /^ (?:actually |always |really |never |do(?:n['’]?t| not) )?(?:look|treat|pay|train|rush|lay|push|care|keep|do)\b/.test(
      after,
    )
  )
    return false
  if (elsewhere.test(before)) return true
  // `one of them`, `everyone who did their portfolio`, and whoever says `your college` calls nobody else `they`.
  if (/\b(?:one|most|some|all|any|none|many|each|every) of $/i.test(before)) return true
  if (/\b(?:some|any|every|no)(?:body|one)\b[^.]*$/i.test(before)) return true
  if (/\b[Yy]our\b|(?:^|[.!?] )You\b|\byou(?: are|['’]re|r)\b/.test(before)) return true
  // `I have been a customer`: that is the person themselves.
  const words = tagWords(before.replace(/\bI(?:['’]m| am| was| have been|['’]ve been)(?: \p{L}+){1,3}/gu, 'I'))
  const [verb] = tagWords(`they${after}`).slice(1)
  const isFelt = word.toLowerCase() === 'they' && feelings.test(verb?.lower ?? '')
  const isSomebodys = words.some(
    (one, place) => isSomebody(one, words.slice(place + 1), word) && (isFelt || !isHeOrShe.test(one.lower)),
  )
  return (
    isSomebodys ||
    (!isOurs(word, before, after) &&
      words.some(({ tag, lower }) => tag === 'NOUN' && (things.test(lower) || isSeveral(lower))))
  )
}

/** `I write the declinations, so I know where they are weak` */
function isSeveral(lower: string): boolean {
  return /[^s]s$/.test(lower) && !times.test(lower)
}

/** `At my old job they never trained me` */
const elsewhere =
  /\b(?:old|last|current|present|previous|other|former|first) (?:job|place|work|employer|company|boss|firm)\b|\b(?:let me go|laid me off|made me redundant|sacked me|fired me)\b/i

/** What one says of people one knows. */
const feelings = /^(?:like|love|enjoy|say|said|think|want|know|feel|live|lived|moved)$/

/** What `they` may stand for, and what neither works nor pays anybody. */
const things =
  /^(?:surveys|things|reviews|jobs|contracts|certs|courses|reasons|vans|trucks|lorries|buses|products|projects|benefits|values|roads|books|tools|machines|systems|words|ads|sites|kitchens|prices|tanks|houses|homes|places|pictures|photos|stories)$/

/** Nobody means these by `they`. */
const times =
  /^(?:months|years|days|hours|weeks|minutes|mins|nights|weekends|shifts|times|miles|persons|mornings|evenings|seasons|summers|winters)$/

const somebodies =
  /^(?:people|staff|team|crew|family|families|children|men|women|folks?|elderly|homeless|disabled|residents|patients|guests|pupils|students|kids|lads|guys|blokes|mates|friends|neighbours|neighbors|ones|girls|boys|workers|dogs|cats|animals|horses|agencies|firms|companies|places|shops|schools|contractors)$/

/** People other than the employer; a person who is `she` is not `they`. */
function isSomebody({ tag, lower }: TaggedWord, after: readonly TaggedWord[], word: string): boolean {
  if (tag !== 'NOUN' && !/^(?:elderly|homeless|disabled)$/.test(lower)) return false
  // `a family business`: the head of the name is what is spoken of.
  if (!lower.endsWith('s') && after[0]?.tag === 'NOUN') return false
  if (things.test(lower) || times.test(lower)) return false
  const isOne = isKin(lower) || isRoleNoun(lower)
  if (isOne && !lower.endsWith('s')) return !after.some((one) => /^(?:he|she|his|her|him)$/.test(one.lower))
  // `I own two of them`: what was named in the plural; firms and people do things, and have them.
  return isOne || somebodies.test(lower) || (/^them$/i.test(word) && /[^s]s$/.test(lower))
}

/** Nobody's `they`. */
const isHeOrShe = /^(?:wife|husband|mother|father|mum|mom|dad|sister|brother|daughter|son|aunt|auntie|uncle)$/

const asThings =
  /^(?:like|love|enjoy|say|said|think|want|know|feel|live|lived|moved|is|are|was|were|'re|look|looked|looks|seem|seemed|wear|come|came|get|got|go|went|run|ran|break|have|had|last|work|worked|need|needed|cost|can|will|would|do|did|don|didn)$/

/** `they pay on time`: only people and firms do. Also `their vans`, and `works for them`. */
function isOurs(word: string, before: string, after: string): boolean {
  const lower = word.toLowerCase()
  if (lower === 'their' || lower === 'theirs') return true
  if (lower === 'them')
    return /\b(?:work(?:s|ed|ing)? (?:with|at)|join|apply to|bought from|buying (?:from|off)) $/i.test(before)
  const [verb, next] = tagWords(`they${after}`)
    .slice(1)
    .filter(({ tag, lower: adverb }) => tag !== 'ADV' || adverb === 'not')
  if (!verb) return false
  // `the problem they are solving`, `they work both sides`
  if (/^(?:are|were|'re)$/.test(verb.lower))
    return (
      next !== undefined &&
      /ing$/.test(next.lower) &&
      next.tag === 'VERB' &&
      !/^(?:wearing|falling|breaking|coming|going|getting)$/.test(next.lower)
    )
  if (/^work/.test(verb.lower)) return /^(?:both|with|for|in|at|on|to|hard|across)$/.test(next?.lower ?? '')
  return !asThings.test(verb.lower) && (verb.tag === 'VERB' || verb.tag === 'AUX')
}
