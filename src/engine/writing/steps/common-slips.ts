import { tagWords } from '#engine/language/tag-words.ts'
import { defineStep } from './_step.ts'

/** Words that are written with a hyphen before the thing they describe. */
const compounds =
  /\b(hands on|year end|month end|cross functional|detail oriented|high quality|day to day|real time|full time|part time|long term|short term|face to face|one on one|state of the art|up to date|client facing|customer facing|large scale|small scale|high volume|fast paced|hard working|decision making|problem solving|entry level|third party|award winning|company wide|time consuming) (?=\p{L})/giu

const phrases: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\+? years) (?=experience\b)/gi, ' of '],
  [/\bhand and hand with\b/gi, 'hand in hand with'],
  [/\b(could|should|would) of\b/gi, '$1 have'],
  [/\balot of\b/gi, 'a lot of'],
  [/\bat end of (?=(?:each|every|the|day|shift)\b)/gi, 'at the end of '],
  [/\btrouble ?shooted\b/gi, 'troubleshot'],
  [/\b(pre|post) (?=(?:trip|op|sale|shift)\b)/gi, '$1-'],
  [
    /\bin (?=(?:safe|timely|efficient|professional|courteous|friendly|organized|accurate|effective|prompt)\b[\p{L}, -]{0,40}? (?:manner|fashion)\b)/giu,
    'in a ',
  ],
  [/\bas well(?= \p{L}+(?:ing|tion|ment)\b)/giu, 'as well as'],
  [/(?<=\p{Ll}), and (\p{L}+), and (?=to\b)/gu, ' and $1, and '],
  [/\baswell as\b/gi, 'as well as'],
  [/\b([Uu])pto\b/g, '$1p to'],
  [/\b([Ll])ayed\b/g, '$1aid'],
  [/\b([Pp])ayed\b/g, '$1aid'],
  [
    /\bit['’]s (?=(?:own|use|first|kind|staff|customers|clients|team|products?|quality|performance|operations?)\b)/g,
    'its ',
  ],
  [/\b([Aa])dministrat(ed|ing)\b/g, '$1dminister$2'],
  [/\b([Ll])iaisoned\b/g, '$1iaised'],
  [/\b([Ii])nsuring (?=that\b)/g, 'ensuring '],
  [/\b([Oo])n-line\b/g, '$1nline'],
  [/\b([Ee])very-day (?=\p{L})/gu, '$1veryday '],
  [/\bad-hoc\b/gi, 'ad hoc'],
  [
    /\b(company|hospital|campus|district|state|county|nation|city|organization|enterprise|site|system|plant) wide\b/gi,
    '$1-wide',
  ],
]

/** Small faults of grammar that everybody makes. */
export default defineStep({
  answers: 'signs',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: () => [
    'of in have a lot as well the troubleshot administered administering liaised ensuring online everyday ad hoc up to laid paid its',
  ],
  apply(line) {
    const mended = phrases.reduce((text, [pattern, to]) => text.replace(pattern, to), line)
    const text = mended.replace(compounds, (found, words: string, at: number) => {
      const next = tagWords(mended.slice(at + found.length, at + found.length + 60))[0]
      const isThing = next && (/^(?:NOUN|PROPN|ADJ)$/.test(next.tag) || /ing$|^close$/.test(next.lower))
      return isThing ? `${words.replace(/ /g, '-')} ` : found
    })
    return text === line ? undefined : { text, reason: 'Mends a small slip.' }
  },
  examples: {
    mends: [
      ['Led hands on learning activities', 'Led hands-on learning activities'],
      ['Ran the year end close', 'Ran the year-end close'],
      ['Has 3+ years experience in retail', 'Has 3+ years of experience in retail'],
      ['Ran day to day operations', 'Ran day-to-day operations'],
      ['Swept the shop at end of each shift', 'Swept the shop at the end of each shift'],
      ['Performed pre trip inspections', 'Performed pre-trip inspections'],
      ['Served guests in timely and polite manner', 'Served guests in a timely and polite manner'],
      ['Administrated 35 workstations', 'Administered 35 workstations'],
      ['Layed out steel upto the roof', 'Laid out steel up to the roof'],
      ['Stopped it’s use on two lines', 'Stopped its use on two lines'],
      ['Cut falls hospital wide', 'Cut falls hospital-wide'],
      ['Ran payroll as well reviewing invoices', 'Ran payroll as well as reviewing invoices'],
    ],
    leaves: ['Worked full time in the deli', 'Had to follow up with clients', 'Kept files up to date'],
  },
})
