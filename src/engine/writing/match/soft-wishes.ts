// What a posting asks for that everybody claims and no resume shows: a manner, a will, fluency in the language the resume is
// written in. Nobody is told that they lack it.
import { topicsOf } from '../facts/topics.ts'

const words = new Set(
  `communication communicate communicator written write writing verbal verbally oral orally spoken speak speaking english language fluency
  fluent fluently interpersonal people teamwork team player collaborative collaboration collaborate cooperative attention attentive
  detail detailed accuracy accurate organization organize organized organizational organisation organised time management manage
  prioritize multitask multitasking multi-task patience patient humor humour friendly friendliness reliable reliability dependable punctual
  punctuality calm pressure integrity honesty honest trustworthy attitude positive motivated motivation self-motivated self-starter
  self independent independently initiative flexible flexibility adaptable adaptability creative creativity compassion compassionate
  empathy empathetic kind kindness caring respectful respect polite courteous professional professionalism enthusiasm enthusiastic
  energetic energy passion passionate driven eager willing willingness learn learner listening listen listener solve solver solving
  problem problem-solving thinking thinker analytical critical work worker ethic hardworking hard-working mindset manner manners
  personality personable presentation tact tactful discretion discreet confidentiality confidential fast fast-paced quick quickly
  busy environment skill skills ability able strong excellent good great outstanding clear clearly effective effectively well superb
  high highly exceptional solid proven demonstrated comfortable comfort sense spirit eye day always every others under sharp
  proactive resourceful resilient resilience mature maturity conscientious committed commitment dedicated dedication outgoing
  deal persons stress
  service oriented minded customer customer-oriented customer-focused love role person spelling grammar level`
    .split(/\s+/)
    .filter(Boolean),
)

/** These alone make no manner: `customer service`, `team management`. */
const core =
  /communicat|written|verbal|oral|spoken|writing|english|fluen|interpersonal|team ?work|team[ -]player|collaborat|cooperat|attention|attentive|detail|organi[sz]|time management|priorit|multi-?task|patien|humou?r|friend|reliab|depend|punctual|calm|pressure|integrity|honest|trust|attitude|motivat|self|independen|initiative|flexib|adaptab|creativ|compassion|empath|kind|caring|respect|polite|courteous|professionalism|enthusias|energ|passion|driven|eager|willing|learn|listen|problem|think|analytical|ethic|hard-?working|mindset|manner|personab|tact|discre|confidential|proactive|resourceful|resilien|matur|conscientious|commit|dedicat|outgoing|people skills|spirit|eye for/i

/** `Clear spoken and written English`, `Patience and a sense of humor`. */
export function isSoftWish(quote: string): boolean {
  if (!core.test(quote) || /\b(?:years?|degree|licen[cs]e|certif\w+)\b/i.test(quote)) return false
  const topics = topicsOf(quote)
  return topics.every(({ key, word }) => words.has(word.toLowerCase()) || words.has(key))
}
