// Strips the words with which a sentence asks from what it asks for.

export type Ask = {
  /** What is asked for, in the posting's words. */
  body: string
  /** What the asking words say; undefined if there were none. */
  need: 'must' | 'nice' | undefined
  /** `who knows ...`: each verb of the list begins another wish. */
  isClause: boolean
}

const person =
  '(?:(?:the |our |an? )?(?:ideal |right |successful |qualified |best |strong |perfect |selected |preferred |interested |all |top )*(?:candidates?|applicants?|person|people|hires?|individuals?|employees?|incumbent|someone|somebody|drivers|nurses|teachers)(?: for this \\w+)?|you|he\\/she|he or she|s\\/he|they|this (?:person|individual|unique individual))'
const modal =
  "(?:will|must|should|would|need to|needs to|['’]ll|has to|have to|(?:is|are|will be) (?:expected|required) to|may|might)"
const also = '(?:also |ideally |preferably |already |currently |generally |always )*'
/** What a person has, or is; what they do is a duty. */
const having =
  '(?:have|has|hold|holds|possess|possesses|bring|brings|need|needs|require|requires|demonstrate|demonstrates|show|offer)(?: to (?:have|hold|bring|possess))?'
const being = '(?:be|is|are)'
const fitAdjective =
  '(?=(?:able|available|comfortable|confident|experienced|familiar|proficient|skilled|fluent|bilingual|licensed|certified|admitted|registered|good|great|willing|capable|knowledgeable|well|highly|very|at least|\\d|a |an |organi[sz]ed|reliable|eligible|authori[sz]ed|resourceful|patient|friendly|passionate|eager|driven|motivated|self|detail|physically|legally|punctual|flexible|honest|dependable|computer|strong|quick|an?\\b)\\b)'
const place = '(?:for|in|to) [^,.;]{3,50}, '

type Lead = { pattern: RegExp; need: Ask['need']; isClause?: boolean }
const lead = (source: string, need: Ask['need'], isClause = false): Lead => ({
  pattern: new RegExp(`^(?:${source})`, 'iu'),
  need,
  isClause,
})

const leads: readonly Lead[] = [
  lead(
    '(?:nice to haves?|bonus(?: points)?|preferred|desired|desirable|ideally|a plus|pluses|preferably)(?: (?:if you (?:have|are)|for|is|are))?\\s*[:,–-]?\\s+',
    'nice',
  ),
  lead('(?:must[ -]haves?|mandatory|requirements?|qualifications?|essential|required|needed)\\s*[:–-]\\s*', 'must'),
  lead(
    '(?:position|job|role|minimum|basic)? ?(?:requirements?|qualifications?) (?:include|are)(?: but are not limited to)?:? ',
    'must',
  ),
  lead(`(?:${place})?${person} ${modal} ${also}${having} (?!to\\b)`, 'must', true),
  lead(
    `(?:${place})?${person} ${also}(?:have|has|hold|holds|possess|possesses|bring|brings|need|needs|can|know|knows|speak|speaks)(?= )(?! to\\b| (?:the (?:chance|opportunity)|access|a chance|any questions|questions)) `,
    'must',
    true,
  ),
  lead(`(?:${place})?${person} (?:${modal} ${also}${being}|(?:['’]re|is|are)) ${also}${fitAdjective}`, 'must', true),
  lead(
    `(?:${place})?(?:${person}|this job) (?:must|needs? to|has to|have to|should) ${also}(?!be an integral)`,
    'must',
    true,
  ),
  lead(
    `(?:(?:[^.;]{0,100}?\\b(?:is|are|we|['’]re|['’]d|would) (?:\\w+ ){0,2}?)?(?:looking for|seeking|searching for|after|hiring|like to (?:see|meet|find|hear from)|love to (?:meet|see|find))|[^.;]{0,100}?\\bseeks|(?:[^.;]{0,60}?\\b)?we (?:also )?(?:need|want|prefer)) (?:an? )?(?:[\\p{L}/,-]+ ){0,5}?[\\p{L}-]+ (?:with |(?:who|that) (?:has |have |holds |is |are |can |${modal} (?:have|be) )?)`,
    'must',
    true,
  ),
  lead("we(?:['’]d| would)? (?:also )?(?:like|love|want|prefer|expect) you to (?:have|bring|hold|be) ", 'must', true),
  lead(
    "you(?:['’]ve| have) (?=(?:\\p{L}+ed|built|written|run|led|held|done|made|taught|grown|shipped) \\p{L})",
    'must',
  ),
  lead(
    "we(?:['’]d| would)? (?:also )?(?:need (?!an? [\\p{L} ]+$)|require |ask for |expect )(?:you to have )?(?!people\\b|to\\b|our\\b|you\\b|\\d+ \\p{L}+)",
    'must',
  ),
  lead(
    '(?:the |this )?(?:job|role|position|work|employer|school|state) (?:also )?(?:requires|calls for|needs|demands|asks for) ',
    'must',
  ),
  lead(`(?:must|should) ${also}(?:${having}|${being}) (?!able to be )`, 'must', true),
  lead('(?:must|should) (?=\\p{L})', 'must', true),
  lead(
    `(?:you )?(?:(?:will|must) )?(?:also )?(?:have|has|possess|hold|holds|can) (?=\\p{L})(?!been|questions|fun)`,
    undefined,
  ),
  lead('you(?: are|[' + "'’" + ']re) (?=\\p{L})', undefined),
  lead('(?:be|is|are) (?=\\p{L}|\\d)', undefined),
  lead('(?:and|or|but|plus|as well as|also) ', undefined),
]

const strength =
  '(?:(?:an? )?(?:huge |big |definite |real |strong |major |distinct |added |strongly |highly |very |great |considered |seen as )*(?:an? )?)'
const be = '(?:(?:is|are|would be|will be|being|considered|also) )*'
const mildEnd = `${be}${strength}(?:plus|preferred|desired|desirable|asset|bonus|advantage|advantageous|helpful|welcome|beneficial|benefit|nice to have|lovely|nice|great|ideal|optional|useful|handy|appreciated|helps)(?: (?:on|in|for|with|here)\\b[^.;]{0,30})?`
const sternEnd = `${be}${strength}(?:required|essential|mandatory|necessary|needed|must|requirement|matters?(?: to us)?(?: too| a lot)?)`
const denied = '(?:,? (?:but|though) (?:is |are )?not (?:required|essential|necessary|needed|mandatory))?'
const endOf = (words: string) =>
  new RegExp(`\\s*[,(–-]?\\s*\\b${words}${denied}(?: for this \\w+| at the time of \\w+)?\\s*[)!.]*$`, 'i')
const niceEnd = endOf(`(?:${mildEnd}|not (?:required|essential)|if possible)`)
const mustEnd = endOf(sternEnd)
const niceStart = /^(?:ideally|preferably),? /i

/** What a sentence asks for and how strongly, without the words that only say that it asks. */
export function takeAsk(sentence: string): Ask {
  let body = sentence.replace(/[\s.;,!]+$/, '').replace(/^[\s"“]+/, '')
  let need: Ask['need']
  let isClause = false
  const nice = body.replace(niceEnd, '')
  const must = body.replace(mustEnd, '')
  if (nice !== body && nice.length > 2) {
    need = 'nice'
    body = nice
  } else if (must !== body && must.length > 2) {
    need = 'must'
    body = must
  }
  for (let round = 0; round < 3; round += 1) {
    const found = leads.find(({ pattern }) => pattern.test(body) && body.replace(pattern, '').trim().length > 2)
    if (!found) break
    body = body.replace(found.pattern, '').trim()
    need ??= found.need
    isClause ||= found.isClause ?? false
  }
  if (niceStart.test(body)) {
    need = 'nice'
    body = body.replace(niceStart, '')
  }
  if (/^(?:an? )?(?:preferred|desired)\b/i.test(body)) need = 'nice'
  return { body: body.replace(/[\s,;:.(–-]+$/, '').trim(), need, isClause }
}
