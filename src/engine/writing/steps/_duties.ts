// `Responsible for weekly payroll`: work that is named by a noun, and the one verb that says no more than the noun does.
import { capitalize } from '#engine/language/plain-words.ts'
import { readVerbForm, type VerbForm, verbForms } from '#engine/language/verb-forms.ts'

/** What is carried out, run and kept; whatever else is named here is handled. */
const carriedOut =
  /^(?:assessments?|audits?|calibrations?|checks|counts|drills|handovers|inspections?|installations?|maintenance|patrols|PMs|QC|reconciliations?|repairs?|rounds|searches|servicing|stocktakes?|surveys?|testing|tests)$/
const run = /^payrolls?$/
const kept = /^(?:binders?|books|ledgers?|log ?books?|logs?|records?|registers?)$/
/** A place, a machine or a person is answered for in more ways than one, and is asked about. */
const handled =
  /^(?:accounts|admin(?:istration)?|AP|AR|banking|billing|bookings?|calls|cases|cash|charts|claims|collections|complaints|correspondence|deliveries|deposits|documentation|documents|drawer|e-?mails?|enquiries|errands|expenses|faxes|files|float|freight|functions?|imports|exports|inquiries|inventory|invoices|invoicing|letters|lists|logistics|mail|media|menus|merchandise|messages|orders|paperwork|payables?|payments|permits|petty cash|plans|portfolios?|post|prevention|procedures|purchases|queries|quotations|quotes|receivables?|referrals|refunds|reports|requests|reservations|returns|rosters?|rotas?|schedules?|scheduling|shipments|shipping|socials|statements|stock|submissions|supplies|tickets|timesheets|transactions|transfers|waste|work orders|closing|scanning|filing)$/
/** A row of names ends there, and whatever hangs on it follows. */
const hanging =
  /(?:, (?=(?:about|around|approx\.?|approximately|average|averaging|over|up to|more than|nearly|no|zero|including|such as)\b|[$€£~]?\d)|,? (?:and )?(?=\p{Ll}+ing of )| (?:of|for|to(?! \d)|on|in|at|from|with|within|across|per|about|around|approximately|approx\.?|averaging|over|under|by|through|throughout|during|after|before|when|each|every|using|via|including|such as|worth) )/iu
/** Nobody is told by it what was done. */
const vague = /\b(?:other|various|duties|tasks|assigned|everything|anything|overall|total|being|etc)\b/i
const LONGEST_NAME = 6

/** `body`: what stands behind `Responsible for`. */
export function openNamedWork(body: string, form: VerbForm): string | undefined {
  if (vague.test(body) || /[;:]|\bincl\. |^\p{Lu}\p{Ll}/u.test(body)) return undefined
  const at = body.search(hanging)
  const [name, rest] = at < 0 ? [body.replace(/\.$/, ''), ''] : [body.slice(0, at), body.slice(at)]
  const verb = verbFor(name.split(/, (?:and )?| and /).map(headOf))
  // `for the register, and preparing runs`: one of them would stay a doing.
  const told = rest.replace(doing, (_, joint: string, word: string) => `${joint}${formOf(word, form)} `)
  if (!verb || /(?:,|\band|\bor) (?:\p{L}+ly )?(?!including\b|averaging\b)\p{Ll}+ing (?!of\b)\p{L}/u.test(told))
    return undefined
  const [word = '', ...particle] = verb.split(' ')
  const stop = at < 0 && body.endsWith('.') ? '.' : ''
  return capitalize([verbForms(word)[form], ...particle, name + told + stop].join(' '))
}

/** `reporting of defects` is `report defects`. */
const doing = /((?:,|,? and) )(\p{Ll}+ing) of (?:the )?(?=\p{Ll})/gu

function formOf(word: string, form: VerbForm): string {
  const verb = readVerbForm(word)
  return verb ? verbForms(verb.base)[form] : word
}

function verbFor(heads: readonly string[]): string | undefined {
  if (heads.includes('')) return undefined
  const last = heads.at(-1) ?? ''
  // `bank and credit card reconciliations`: what a lone word is of stands at the end, but contractors are themselves.
  const own = heads
    .filter(
      (head, at) => at === heads.length - 1 || isKnown(head) || (/[ -]|\p{Ll}s$/u.test(head) && !/\p{Lu}/u.test(head)),
    )
    .map((head) => head.split(' ').at(-1) ?? '')
  const [first = ''] = own
  if (own.every((head) => carriedOut.test(head))) return 'carry out'
  if (heads.length === 1 && run.test(first)) return 'run'
  if (heads.length === 1 && kept.test(first)) return 'keep'
  const isDone = last.includes(' ') && readVerbForm(last.split(' ').at(-1) ?? '')?.form === 'ing'
  return own.every((head, at) => isKnown(head) || (isDone && at > 0 && at === own.length - 1)) &&
    !carriedOut.test(first)
    ? 'handle'
    : undefined
}

function isKnown(head: string): boolean {
  return [handled, run, kept, carriedOut].some((one) => one.test(head.split(' ').at(-1) ?? ''))
}

/** The name less its articles; empty where it is too long for one, or something is being done in it. */
function headOf(item: string): string {
  const name = item.replace(/^(?:the|all|any|our|an?) /, '').replace(/^accounts (?:payable|receivable)$/i, 'accounts')
  const words = name.split(' ')
  const isDoing = words
    .slice(0, -1)
    .some(
      (word) =>
        /^\p{Ll}{2,}ing$/u.test(word) &&
        !/^(?:closing|opening|purchasing|cleaning|shipping|receiving|billing|incoming|outgoing|existing|morning|evening|building|housing|accounting|booking|marketing)$/.test(
          word,
        ),
    )
  return words.length > LONGEST_NAME || isDoing ? '' : name
}

/** `keeping the plotter stocked and plan room orderly`: one doing, and nothing else in the line that could be another. */
export function openLoneDoing(body: string, form: VerbForm): string | undefined {
  const [, doing = '', rest = ''] = /^(keeping|making sure|ensuring|maintaining) (.+)$/u.exec(body) ?? []
  if (rest === '' || /(?:,|\band|\bor) (?:\p{L}+ly )?\p{L}+ing\b|\p{Ll} \p{Lu}\p{Ll}+ \p{Ll}|[;:]/u.test(rest))
    return undefined
  const verb = readVerbForm(doing.split(' ')[0] ?? '')
  return verb && capitalize([verbForms(verb.base)[form], ...doing.split(' ').slice(1), rest].join(' '))
}
