// Sentences that ask for something without a heading over them, and those of every posting that ask for nothing.
import { classifyRequirement } from './classify.ts'

/** `You will need a valid CDL`, `We are looking for someone who has worked with children`: what stands before what they ask. */
const asks: readonly RegExp[] = [
  /^(?:for this (?:role|job|position),? |in this (?:role|job|position),? |to (?:do|succeed|apply|qualify)[^,]{0,40}, )?you(?:['’]ll| will| must| should| would)? (?:also )?(?:need|have|hold|bring|possess)(?: to (?:have|hold|bring|be))? (?!to\b|the right\b|questions\b)/i,
  /^(?:for this (?:role|job|position),? )?you(?:['’]re| are| must be| should be| will be) (?:also )?(?:comfortable (?:with|using)|experienced (?:in|with)|familiar with|proficient (?:in|with)|skilled (?:in|at|with)|fluent in|licensed|certified|able to|confident (?:with|in)|good (?:at|with)) ?/i,
  /^(?:we|our \w+|the \w+(?: \w+)?)(?:['’]re| are| is) (?:\w+ )?(?:looking for|seeking|searching for|after|hiring) (?:a person|a candidate|people|candidates|somebody|someone|an individual|individuals|applicants)(?: who(?: has| have| holds| is| are| can)?| with| that has)? /i,
  /^we(?:['’]d| would)? (?:also )?(?:need|require|ask for|expect|want|like) (?:you to have |someone (?:who (?:has|is|can)|with) |a person with |candidates with |to see )?/i,
  /^(?:the |our |an? )?(?:ideal|right|successful|qualified|best|strong)?\s?(?:candidates?|applicants?|person|hire|individual)(?: for this \w+)? (?:will |should |must |would |needs? to |is expected to )?(?:also )?(?:have|has|hold|holds|possess|possesses|bring|brings|need|needs|be able to|be|is|are|can|show) /i,
  /^.{0,80}?\bwe(?:['’]re| are)? (?:need|want|looking for|seeking|hiring) an? [\w /-]{3,40}? (?:who|with) /i,
  /^(?:the |this )?(?:job|role|position|work|employer|school|state) (?:also )?(?:requires|calls for|needs|demands|asks for) /i,
  /^(?:required|needed|necessary|essential|a must)(?: (?:is|are))?:? /i,
  /^(?:must|should) (?:also )?(?:have|hold|be|possess|know|speak) /i,
]

/** What a sentence asks for, without the words that ask; undefined where it does not ask. */
export function readAsk(text: string): string | undefined {
  const [, turned] = /[,;] (?:but|and) (you (?:will |must |do )?(?:need|have to have) .+)$/i.exec(text) ?? []
  if (turned) return readAsk(turned)
  for (const pattern of asks) {
    const rest = text.replace(pattern, '')
    if (rest !== text && rest.trim().length > 3) return rest.trim()
  }
  return undefined
}

const wants =
  /\b(?:experience|experienced|worked (?:with|in|as|on)|knowledge|knows?|skills?|skilled|ability|able to|degree|diploma|ged|ph\.?\s?d|doctorate|master['’]s|bachelor['’]?s?|licen[cs]e[ds]?|certifi\w+|years?|proficien\w+|familiar\w*|comfortable|background|record|must|bilingual|fluen\w+|qualif\w+|cdl|permit|training|speaks?|understanding|clearance|card|registration|eye for|driv\w+|lift|stand|(?:BA|BS|MA|MS|MBA|BSN|MSW|JD) in)\b/i

/** Whether it names something a person could have. */
export function asksFor(text: string): boolean {
  return wants.test(text)
}

const boilerplate: readonly RegExp[] = [
  /\b(?:equal (?:employment )?opportunit|affirmative action|without regard to|regardless of (?:race|gender|age)|protected (?:veteran|class|characteristic)|gender identity|sexual orientation|reasonable accommodation|e-?verify|all qualified applicants|diverse (?:workforce|backgrounds)|we celebrate|we encourage (?:applications|people|candidates))/i,
  /\b(?:submit (?:your |a )?(?:resume|application)|apply (?:now|today|online|by|in person)|please (?:submit|send|apply|specify|include|email|call)|send (?:us )?(?:your|a) (?:resume|cv)|specify which|include a brief|click|cover letters?\b|no (?:phone calls|agencies|recruiters)|will be contacted|application deadline|interview process|references upon)\b/i,
  /\b(?:salary|benefits?\b(?! (?:administration|enrollment|plans? administration|specialist))|401\s?\(?k|we offer|we provide|we pay|pays? \$|competitive (?:pay|compensation|salary|wages?)|paid (?:time off|holidays|vacation|training|leave)|\bpto\b|health (?:insurance|plan|coverage)|medical,? dental|dental,? (?:and )?vision|dental (?:insurance|plan)|life insurance|tuition (?:assistance|reimbursement|help)|sign-?on bonus|(?:annual|yearly|referral) bonus|employee discount|retirement plan|free parking|per hour\b|an hour\b|hourly (?:rate|pay)|\$\d)/i,
  /\b(?:dogs|pets|documents|applications|resumes) must\b|\bthis perk\b/i,
  /\b(?:privacy policy|terms of use|all rights reserved|this (?:job )?description (?:is not|does not|may)|not (?:an|intended to be an) exhaustive|other duties as assigned|subject to change|at will\b|drug[- ]free workplace)\b/i,
]

/** What stands in every posting: equal opportunity, benefits, how to apply. */
export function isBoilerplate(text: string): boolean {
  return boilerplate.some((pattern) => pattern.test(text))
}

const hard: ReadonlySet<string> = new Set(['years', 'licence', 'degree', 'language'])
const LEAST_WORDS = 2

/** `a valid CDL and two years of local delivery` are two things; what is one thing stays whole. */
export function splitAsk(text: string): string[] {
  const body = (readAsk(text) ?? text).replace(/[.;]+$/, '')
  const pieces = body.split(
    /,\s+(?:and\s+|plus\s+)?|\s+(?:and|plus|as well as)\s+(?=(?:an?|the|at least|\d|one|two|three|four|five|some|strong|good|experience|knowledge)\b)/i,
  )
  if (pieces.length < 2 || /\b(?:or|either|equivalent)\b/i.test(body)) return [text]
  const kinds = pieces.map((piece) => classifyRequirement(piece))
  const isEach = pieces.every(
    (piece, at) =>
      piece.split(/\s+/).length >= LEAST_WORDS &&
      kinds[at] !== 'other' &&
      !/^(?:both|either|including|such|which|preferably|especially|who|or|with)\b/i.test(piece),
  )
  const isMixed = new Set(kinds).size > 1 && kinds.filter((kind) => hard.has(kind)).length >= 1
  return isEach && isMixed ? pieces : [text]
}
