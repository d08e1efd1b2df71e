import { formsOfVerbs, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { defineStep } from './_step.ts'

const number =
  '(?:\\d+\\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|many|several|few|some|more than \\d+|over \\d+|about \\d+|almost \\d+)'
const span = `${number}(?: (?:last|past))? (?:years?|months?|weeks?|days?)`
const unit = '(?:day|week|month|hour|year)'
const behindUnit = '(?=[.,;)]|$| (?:with|in|at|for|on|from|by|using|during)\\b)'

const phrases: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!^|[.!?] )\\b[Ss]ince (?=(?:the (?:last|past) )?${span}\\b(?! (?:ago|old|before)\\b))`, 'g'), 'for '],
  [/\bsince (?:a )?long time\b/g, 'for a long time'],
  [/\bfrom (?:the )?(?=(?:last|past) \d+ (?:years|months)\b)/g, 'for the '],
  [
    new RegExp(
      `\\b((?:working|worked|work|driving|experience|living|been) [^,.;]{2,40}) from (?=${span}(?:[.,;]|$))`,
      'g',
    ),
    '$1 for ',
  ],
  [/\bin (?=(?:last|next) (?:week|month|year)(?:[.,;]|$| (?:I|we|to|at|with)\b))/g, ''],
  [/\bon (?=(?:19|20)\d\d(?:[.,;]|$| (?:and|I|we|to|at|with|in|for)\b))/g, 'in '],
  [/\bin the (?=(?:19|20)\d\d(?:[.,;]|$| (?:and|I|we)\b))/g, 'in '],
  // `80 samples by day`, `two nights by week`
  [
    new RegExp(
      `(\\b(?:\\d[\\d.,]*(?:[-–]\\d+)?\\+?|million|thousand|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|times)(?: \\p{Ll}+){0,3}) by (?=${unit}(?=[.,;)]|$))(?!year|hour)(?<!(?:ready|due|scheduled|pay|paid|hired|rented|planned|open|shift|work|depending) (?:by|on|for|in) )`,
      'gu',
    ),
    '$1 a ',
  ],
  // `4 days in week`
  [
    /(\b(?:\d+|two|three|four|five|six|seven)(?: (?:to|or) \d+)? (?:days|nights|times|shifts|mornings|evenings)) (?:in|on|by) (?=(?:week|month)(?:[.,;)]|$))/g,
    '$1 a ',
  ],
  [new RegExp(`(\\b\\d[\\d.,]*(?: \\p{Ll}+){1,2}) (?:by|the|in|on) hour${behindUnit}`, 'gu'), '$1 an hour'],
  [
    /\b([Ee])ach (?=(?:\d+|two|three|four|six|second|third) (?:hours|days|weeks|months|years|hour|day|week|month)\b)/g,
    '$1very ',
  ],
  [
    new RegExp(
      `\\b((?:worked|work|working|drove|driven|lived|harvest\\p{Ll}*|did it|stayed) [^,.;]{0,50}?)\\bduring (?=${number} (?:years|months|weeks|seasons|days|semesters?|year)\\b)`,
      'gu',
    ),
    '$1for ',
  ],
  [new RegExp(`\\bduring (?=${number} seasons\\b)`, 'g'), 'for '],
  [/\bone year and half\b/g, 'one year and a half'],
  [/\bfrom (?=(?:my childhood|I was (?:a )?(?:child|kid|young|little))\b)/g, 'since '],
  [/\bfor two times(?=[.,;]|$)/g, 'twice'],
]

const started = `(?:since ${span}\\b|since (?:19|20)\\d\\d\\b|since (?:my (?:childhood|graduation|arrival)|I (?:was|left|came|moved|graduated|finished|started|arrived)|January|February|March|April|May|June|July|August|September|October|November|December|last|childhood|then)\\b|for (?:the (?:last|past) )?(?:more than |over |almost |about )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years|months)\\b(?=[.,;]|$| now\\b| and\\b| in\\b))`

/** `I am working here since 2019`, `I live in Leeds since 2019`. */
const going = new RegExp(
  `\\b(I|[Ww]e|who|[Hh]e|[Ss]he|[Ii]t)( am|['’]m| are| is)? ((?:also |still |now |already )?)(\\p{Ll}+)\\b((?: (?!and\\b|but\\b|because\\b|so\\b|which\\b|who\\b|where\\b|when\\b|until\\b|had\\b|have\\b|has\\b|was\\b|were\\b)[^\\s,.;]+){0,9}) (?=${started})`,
  'gu',
)

const lasting =
  /^(?:work|live|study|know|use|do|teach|drive|run|manage|sell|cook|play|own|be|follow|want|volunteer|help|attend|lead|speak|visit|come|buy|shop|train|clean)$/

const front =
  /(?<=^|[.;] )([Ss]ince (?:(?:19|20)\d\d|I was (?:a child|\d+)|my childhood|childhood),? (?:I|we) )(am |['’]m |are )?(\p{Ll}+)\b/gu

/** `Since 2017 I work as an electrician`. */
function sinceFront(line: string): string {
  return line.replace(front, (whole, when: string, be: string | undefined, verb: string) => {
    const read = readAnyVerb(verb)
    if (!read || !lasting.test(read.base)) return whole
    if (be) return read.form === 'ing' ? `${when}have been ${verb}` : whole
    return read.form === 'base' ? `${when}have ${verbForms(read.base).participle}` : whole
  })
}

function sinceThen(line: string): string {
  return sinceFront(line).replace(
    going,
    (whole, who: string, be: string | undefined, adverb: string, verb: string, rest: string) => {
      const have = /^(?:he|she|it|who)$/i.test(who) ? 'has' : 'have'
      const read = readAnyVerb(verb)
      const isFor = /^for\b/.test(line.slice(line.indexOf(whole) + whole.length))
      if (be && read?.form === 'ing' && lasting.test(read.base))
        return `${who} ${have} ${adverb.replace(/now |still /, '')}been ${verb}${rest} `
      // `I am in nights since`, `I am nurse since`
      if (be && !read && !isFor) return `${who} ${have} ${adverb.replace(/now |still /, '')}been ${verb}${rest} `
      if (be || !read || !/^(?:base|third)$/.test(read.form) || !lasting.test(read.base)) return whole
      // `I work nights for two years and then` may be a plan.
      if (isFor && !/^(?:know|live|use)$/.test(read.base)) return whole
      return `${who} ${have} ${adverb.replace(/now |still /, '')}${verbForms(read.base).participle}${rest} `
    },
  )
}

const over =
  '(?:\\bago\\b|\\blast (?:year|month|week|summer|winter)\\b|\\bin (?:19|20)\\d\\d(?=[.,;]|$)|\\byesterday\\b)'
const done = new RegExp(
  `\\b(I|[Ww]e|which|who|team|company)(?: have| has|['’]ve) (\\p{Ll}+)\\b(?=((?: (?!since\\b|and\\b|but\\b|which\\b|who\\b|that\\b|I\\b|because\\b|until\\b|to\\b)[^\\s,.;]+){0,10}) ${over})`,
  'gu',
)

/** `I have finished my course two years ago`. */
function overAndDone(line: string): string {
  return line.replace(done, (whole, who: string, verb: string) => {
    const read = readAnyVerb(verb)
    const forms = read && verbForms(read.base)
    return forms && forms.participle === verb && verb !== 'been' && verb !== 'had' ? `${who} ${forms.past}` : whole
  })
}

const pastTime =
  '(?:[Ll]ast (?:year|month|week|summer|winter)|[Ii]n (?:19\\d\\d|20(?:0\\d|1\\d|2[0-5]))|[Yy]esterday|(?:\\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Tt]en) (?:years?|months|weeks) ago)'
const thenBefore = new RegExp(`(\\b${pastTime},? (?:I|we) )(\\p{Ll}+)(?= (?!to\\b|will\\b))`, 'gu')
/** `In 2019 I start as a helper`. */
function longAgo(line: string): string {
  const told = (whole: string, who: string, verb: string) => {
    const read = readAnyVerb(verb)
    const isNow = /^(?:have|do|know|remember|want|need|plan|hope|like|think|love|believe)$/.test(verb)
    return read?.form === 'base' && !isNow ? who + verbForms(read.base).past : whole
  }
  return line.replace(thenBefore, told)
}

const worked =
  /\b((?:I|[Ww]e)(?: have| had|['’]ve| also)? (?:worked|work|drove|driven|lived|stayed|studied|served|cooked|trained|been|used|did|done|ran) [^,.;]*?\b(?:as|in|at|with|there|here|on|a|the|it|dry|\p{Ll}+s|\p{Ll}+ing|\p{Ll}{3,})) (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many) (?:years|months)(?:[.,;]|$| (?!in (?:length|advance)\b|and (?:older|under|over|up)\b)(?:in|at|as|and|now)\b))(?<!\b(?:for|since|about|over|than|last|of|with|past|only|nearly|almost|around|the|my|first|least|after|in|and|to|every|within|approximately|these|those|some) )/gu

/** `I worked with a forklift 2 years in Dubai`; `I worked two years in Dubai` needs nothing. */
function forYears(line: string): string {
  return line.replace(worked, '$1 for ')
}

/** Since when, for how long, and how often. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => ['for since a ago in every the have has been long time twice', ...formsOfVerbs(line)],
  apply(line) {
    const text = phrases.reduce(
      (told, [pattern, to]) => told.replace(pattern, to),
      forYears(longAgo(overAndDone(sinceThen(line)))),
    )
    return text === line ? undefined : { text, reason: 'Tells the time as English does.' }
  },
  examples: {
    mends: [
      ['I am working in the same laundry since three years', 'I have been working in the same laundry for three years'],
      ['Since 2017 I work as an electrician', 'Since 2017 I have worked as an electrician'],
      ['I live in Leeds since 2019', 'I have lived in Leeds since 2019'],
      ['Caring for children since two years', 'Caring for children for two years'],
      ['About 80 samples by day', 'About 80 samples a day'],
      ['Spring Boot, around 1.2 million requests by day', 'Spring Boot, around 1.2 million requests a day'],
      ['Close the kitchen, two nights by week', 'Close the kitchen, two nights a week'],
      ['Night trunking to Bristol, 5 nights on week', 'Night trunking to Bristol, 5 nights a week'],
      ['Opened the bakery alone 4 days in week', 'Opened the bakery alone 4 days a week'],
      ['I am living in Saskatoon since 2022', 'I have been living in Saskatoon since 2022'],
      ['Calibrated each 6 months', 'Calibrated every 6 months'],
      ['I have finished my course two years ago', 'I finished my course two years ago'],
      ['In 2019 I start as a helper', 'In 2019 I started as a helper'],
      ['I worked with a forklift 2 years in Dubai', 'I worked with a forklift for 2 years in Dubai'],
      ['I finished my studies on 2020', 'I finished my studies in 2020'],
      ['Picked grapes during 4 seasons', 'Picked grapes for 4 seasons'],
    ],
    leaves: [
      'Raised 2 million in the month with one appeal',
      'I hold a licence issued in 2014.',
      'I want this job since the company is growing',
      'I have led the team that won in 2019',
      'Cleaned 12 rooms by day and waited tables by night',
      'Since 2 years ago the yard has been mine',
      'In post since 2019',
      'Trained 4 people on day and night rosters',
      'Children from 3 years',
      'I have worked here since I finished in 2019',
      'Took 12 calls on shift',
      'Delivered 6 by month end',
      'I work nights for two years and then days',
      'Closed 4 sites during the year',
      'Drove 40 km in a day',
      'I worked two years in Dubai',
      'I run the same route I ran in 2019',
      'I have worked here for the last 4 years',
    ],
  },
})
