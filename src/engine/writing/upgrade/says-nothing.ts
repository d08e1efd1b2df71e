// Sentences of a summary that only praise: `Reliable team player and strong communicator`. Everybody says so, and nobody
// can check it.
import { capitalize } from '#engine/language/plain-words.ts'
import { isCommonKind, kindsOf } from '../facts/kinds-of-work.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'

const praise =
  /\b(?:team[- ]player|hard[- ]?work(?:ing|er)|self[- ](?:starter|motivated|driven|directed)|detail[- ]oriented|results?[- ](?:oriented|driven)|goal[- ]oriented|go[- ]getter|fast learner|quick learner|enthusiastic|passionate|dedicated|motivated|ambitious|dynamic|energetic|reliable|dependable|punctual|outgoing|personable|conscientious|committed to excellence|works? well under pressure|multi-?task(?:ing|er)?|interpersonal skills|people skills|communicat(?:or|ion skills)|work ethic|positive attitude|excels?|excells?|think outside|proven track record|track record of (?:excellence|success)|ninja|rock ?star|guru|wizard|gives? 110 ?%|superb|exceptional|never late|never refuse|no bad habits|sense of humou?r|(?:work|working) alone|part of a team|takes? pride|proactive|committed with|collaborative|quick to learn|strong leader|change agent|like to (?:learn|help)|ready to bring|love (?:to|working)|attentive to details?|enjoy (?:to|working)|eye for detail|attention to detail|extra mile|above and beyond|keen to learn|next step|willing to (?:be trained|learn)|people person|(?<!-)friendly|(?:customer|client) focused|safety first|(?:strong|natural|creative|proven) problem[- ]solver|timely and efficient|(?:am|come|comes|arrive|is) (?:always )?on time|always on time)\b/i

const praiseWord =
  '(?:(?:highly|very|extremely|truly) )?(?:accomplished|accurate|efficient|(?:deadline|target|data|safety|quality)-driven|ambitious|adaptable|capable|caring|collaborative|committed|curious|keen|pragmatic|safe(?=,| and)|trustworthy|compassionate|conscientious|creative(?! (?:director|lead|strategist|services|manager|producer|writer|designer)\\b)|customer-focused|dedicated|dependable|detail[- ]oriented|diligent|discreet|driven|dynamic|energetic|enthusiastic|experienced|flexible|friendly|goal[- ]oriented|hard[- ]?working|highly[- ]motivated|innovative|loyal|motivated|organi[sz]ed|outgoing|passionate|patient(?! (?:care|services?|access|registration|transport|coordinator|advocate|navigator|representative))|personable|proactive|punctual|reliable|resourceful|results?[- ](?:oriented|driven)|seasoned|self[- ]motivated|skilled(?! trades?\\b)|skillful|talented|versatile|warm|kind|responsible(?! for\\b)|honest)'
const opensWithPraise = new RegExp(
  `^(?:an? )?${praiseWord}(?:(?:, and |, | and | & | )${praiseWord})*,? (?=(?!and\\b)[\\p{L}\\d])`,
  'iu',
)

/** `Dedicated and hard-working line cook with six years` is a line cook with six years. */
export function dropPraiseWords(sentence: string): string {
  const [, facts = ''] =
    /^(?:Dependable|Reliable|Punctual|Honest|Friendly|Responsible|Hard-?working), (\p{Ll}.+)$/u.exec(sentence) ?? []
  if (facts !== '' && !praise.test(facts)) return facts.slice(0, 1).toUpperCase() + facts.slice(1)
  const rest = sentence.replace(opensWithPraise, '')
  const names = [/[,.;]| (?:with|for|in|of|at|who|and|to|on)\b/, /[,.;]| (?:with|for|in|of|at|who|to|on)\b/].map(
    (end) => rest.split(end)[0] ?? '',
  )
  // `shop and café assistant`
  const name = names.find((one) => isNamed(one))
  if (name === undefined) return sentence
  const tail = rest.slice(name.length)
  // `Full-stack developer, passionate about my work`
  const bare = tail.startsWith(',') && saysNothing(tail) ? `${name}.` : rest
  return capitalize(bare)
}

const MOST_BEFORE_ROLE = 6

function isNamed(name: string): boolean {
  const words = name.split(' ').slice(0, MOST_BEFORE_ROLE)
  return words.some((word) => isRoleNoun(word) || /^\p{Lu}{2,5}$/u.test(word))
}

const wish =
  /^(?:objective\b|(?:currently )?(?:seeking|looking (?:for|to)|searching for|in search of)\b|to (?:obtain|secure|find|gain|get|work)\b|(?:hoping|aiming) to\b|i (?:am|'m) (?:seeking|looking)\b|i(?: would|'d) like to\b|i look for\b|interested in (?:growing|learning|developing|expanding|joining|pursuing)\b|(?:i am |i'm )?(?:highly )?(?:motivated|eager|keen|excited|ready|willing) to (?:learn|help|grow|contribute|join|make|bring|take on)\b)|\bwants? to (?:continue|work|find|join|grow|become|get|use)\b/i

/** What the person wants, not what they bring. */
export function isWishSentence(sentence: string): boolean {
  return wish.test(sentence)
}

const SHORT = 2
/** Whatever else such a sentence names, it names it as a quality. */
const onlyPraise =
  /\bninja\b|\bstrong leader\b|\bchange agent\b|\bquick to learn\b|\blike to learn\b|\bready to bring\b|\brock ?star\b|\b110 ?%|\bteam[- ]player\b|\bwork ethic\b|\b(?:excellent|strong|superb|great|exceptional) (?:\p{L}+ )?(?:interpersonal|communication|people|leadership) skills\b|\bthink outside\b|\bextra mile\b|\bdon['’]t smoke\b|\btakes? pride\b|^passionate about\b|\bpeople person\b|\bsafety first\b|\b(?:am|come|comes|arrive|is) (?:always )?on time\b|^(?:[\p{L}-]+, ){1,3}(?:and )?[\p{L}-]+\.?$|\bkeen to learn\b|\bwilling to be trained\b|^(?:an? )?proven track record\b/iu

export function saysNothing(sentence: string): boolean {
  if (
    !praise.test(sentence) ||
    /\d|\blearn\b/i.test(
      sentence.replace(/110 ?%|(?:quick|like|keen|willing|facility|ability|able|easy|eager) to learn/g, ''),
    ) ||
    findTerms(sentence).some(({ term }) => term.kind !== 'alias')
  )
    return false
  // `Dedicated teacher.`
  if (sentence.split(/\s+/).length <= SHORT || onlyPraise.test(sentence)) return true
  return ![...kindsOf(sentence).keys()].some((kind) => !isCommonKind(kind))
}
