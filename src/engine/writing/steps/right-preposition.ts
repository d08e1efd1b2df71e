import { formsOfVerbs, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, type WordRule } from '#engine/language/word-rules.ts'
import { defineStep } from './_step.ts'

type Pair = readonly [before: RegExp, wrong: RegExp, right: string]

/** What these words take, and what other languages make of it. */
const taken: readonly Pair[] = [
  [/^responsible$/, /^(?:of|on|about|at)$/, 'for'],
  [/^depend(?:s|ed|ing)?$/, /^(?:of|from|by)$/, 'on'],
  [/^participat(?:e|es|ed|ing)$/, /^(?:at|to|on|of)$/, 'in'],
  [/^consist(?:s|ed|ing)?$/, /^(?:on|from|by)$/, 'of'],
  [/^graduated$/, /^(?:of)$/, 'from'],
  [/^speciali[sz](?:e|es|ed|ing)$/, /^(?:on|at|of)$/, 'in'],
  [/^focus(?:ed|es|ing)?$/, /^(?:at|to)$/, 'on'],
  [/^focused$/, /^in$/, 'on'],
  [/^aware$/, /^(?:about|on|for)$/, 'of'],
  [/^passionate$/, /^(?:on|for|in|with|of)$/, 'about'],
  [/^interested$/, /^(?:for|on|about|at|of)$/, 'in'],
  [/^(?:skilled|fluent|experienced)$/, /^(?:on|at|about)$/, 'in'],
  [/^similar$/, /^(?:with|as|like|of)$/, 'to'],
  [/^different$/, /^(?:of)$/, 'from'],
  [/^(?:proud|afraid)$/, /^(?:about|from|for|with)$/, 'of'],
  [/^famous$/, /^(?:of|from|with)$/, 'for'],
  [/^satisfied$/, /^(?:from|of|about)$/, 'with'],
  [/^capable$/, /^(?:for|in|on)$/, 'of'],
  [/^(?:cared|caring|cares)$/, /^(?:of)$/, 'for'],
  [/^accordance$/, /^(?:to|of)$/, 'with'],
  [/^part$/, /^from$/, 'of'],
  [/^thanked$/, /^from$/, 'by'],
  [/^(?:dealt|dealing|cope|coped|coping)$/, /^(?:to|of|about|on)$/, 'with'],
  [/^(?:insist|insists|insisted|rely|relies|relied|relying|concentrat(?:e|ed|es|ing))$/, /^(?:for|in|to|of|at)$/, 'on'],
  [/^compl(?:y|ies|ied|ying)$/, /^(?:to|by|of)$/, 'with'],
  [/^(?:collaborat|cooperat|co-operat|interact)(?:e|ed|es|s|ing)?$/, /^(?:to|at)$/, 'with'],
  [/^belong(?:s|ed|ing)?$/, /^(?:of)$/, 'to'],
  [/^adher(?:e|ed|es|s|ing)$/, /^(?:with|by|on)$/, 'to'],
  [/^respon(?:d|ds|ded|ding)$/, /^(?:for|at|on)$/, 'to'],
]

/** These need no word between them and what they act on. */
const direct =
  /^(?:discuss|investigat|analys|analyz|describe|mention|emphasi[sz]e|request|contact|answer|regarding|concerning|despite|visit|inform|approach|accompany|greet)(?:e?s|e?d|ing)?$/
const between = new Map<RegExp, RegExp>([
  [/^(?:discuss|describ|mention|investigat|analys|analyz)/, /^about$/],
  [/^emphasi/, /^(?:on|about)$/],
  [/^request(?:ed|ing)/, /^for$/],
  [/^contact(?:ed|ing)/, /^(?:with|to)$/],
  [/^answer/, /^to$/],
  [/^(?:regarding|concerning)/, /^(?:to|of|about)$/],
  [/^despite/, /^of$/],
  [/^visit(?:ed|ing)/, /^(?:to|at)$/],
  [/^(?:inform|greet|accompan|approach)/, /^(?:to|with)$/],
])

const wrongPreposition: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || !next || !/^(?:ADP|PART|SCONJ|ADV)$/.test(word.tag)) return undefined
  const found = taken.find(([head, wrong]) => head.test(before.lower) && wrong.test(word.lower))
  if (!found || next.tag === 'PUNCT') return undefined
  const lower = before.lower
  // `participated on Fridays`, `responsible on nights`, `focused to a point`
  if (
    /^(?:mon|tues|wednes|thurs|fri|satur|sun|week|day)/i.test(next.lower) ||
    next.tag === 'NUM' ||
    /^(?:then|hand|course|deadline|now|default|law|far)$/.test(next.lower) ||
    // `Relied for water on the bore`
    words.slice(at + 1, at + 6).some((one) => one.lower === found[2])
  )
    return undefined
  if (lower === 'part' && !/^(?:be|being|am|is|was|a)$/.test(words[at - 2]?.lower ?? '')) return undefined
  if (/^(?:insist|rely|relie)/.test(lower) && next.tag === 'VERB') return undefined
  if (
    /^(?:adher|respon|deal|concentrat)/.test(lower) &&
    /^(?:site|home|work|night|once|all|least|first|call|time|shift|duty)$/.test(next.lower)
  )
    return undefined
  if (/^focus/.test(lower) && next.tag === 'VERB') return undefined
  if (/^experienced$/.test(lower) && word.lower !== 'on') return undefined
  if (/^consist/.test(lower) && next.tag === 'VERB') return undefined
  return { from: at, to: at, text: found[2] }
}

/** `Discussed about delivery dates`, `regarding to the discharge`. */
const needless: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || !next || !direct.test(before.lower) || !/^(?:ADP|PART|SCONJ|ADV)$/.test(word.tag))
    return undefined
  if (!/^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/.test(next.tag)) return undefined
  // `Analysed about 300 samples`
  if (
    word.lower === 'about' &&
    (next.tag === 'NUM' ||
      /^(?:an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?)$/.test(
        next.lower,
      ))
  )
    return undefined
  // `their request for leave`, `an answer to the ad`
  if (before.tag === 'NOUN') return undefined
  if (words[at - 2]?.tag === 'DET' || /^(?:ADJ|NUM)$/.test(words[at - 2]?.tag ?? '')) return undefined
  const isOne = [...between].some(([head, needlessly]) => head.test(before.lower) && needlessly.test(word.lower))
  // `answer to the board` is to report to them.
  if (
    /^answer/.test(before.lower) &&
    /^(?:the|a|our|my)$/.test(next.lower) &&
    !/^(?:phones?|calls?|emails?|questions?|enquir|inquir|quer|customers?|clients?|guests?)/.test(
      words[at + 2]?.lower ?? '',
    )
  )
    return undefined
  return isOne ? { from: at, to: at, text: '' } : undefined
}

const people =
  /^(?:customers?|clients?|guests?|patients?|residents?|people|students?|children|families|parents|nurses?|doctors?|managers?|chef|staff|team|colleagues?|supervisors?|teachers?|visitors?|users?|elderly|older|old|engineers?|passengers?|members?|them|him|her|us|me)$/

const meeting =
  /^(?:meetings?|trainings?|classes|class|workshops?|conferences?|courses?|seminars?|school|lectures?|sessions?|university|college|events?)$/

/** `Attended to a three-day course`; patients are attended to. */
const attended: WordRule = (words, at) => {
  const [verb, word] = [words[at - 1], words[at]]
  if (!verb || !word || !/^attend(?:s|ed|ing)?$/.test(verb.lower) || !/^(?:to|at|in)$/.test(word.lower))
    return undefined
  const thing = words
    .slice(at + 1, at + 9)
    .find(
      ({ tag, lower }, place, rest) =>
        tag === 'NOUN' && rest[place + 1]?.tag !== 'NOUN' && !/^(?:day|week|month|hour)s?$/.test(lower),
    )
  return thing && meeting.test(thing.lower) ? { from: at, to: at, text: '' } : undefined
}

/** `Served to the guests`, `helped to the chef`, `asked to my manager`: people, and a verb that acts on them. */
const toPeople: WordRule = (words, at) => {
  const [verb, word] = [words[at - 1], words[at]]
  if (word?.lower !== 'to' || !verb || words[at - 2]?.tag === 'DET') return undefined
  if (
    !/^(?:serv(?:e|es|ed|ing)|teach(?:es|ing)?|taught|train(?:ed|ing)|coach(?:ed|ing)|inform(?:s|ed|ing)?|greet(?:ed|ing)?|welcom(?:ed|ing)|thank(?:ed|ing)?|help(?:s|ed|ing)?|assist(?:s|ed|ing)?|ask(?:s|ed|ing)?|told|tell|telling|support(?:ed|ing)|advis(?:e|ed|ing)|call(?:ed|ing)|show(?:ed|ing)?)$/.test(
      verb.lower,
    )
  )
    return undefined
  if (verb.tag === 'NOUN') return undefined
  const rest = words.slice(at + 1, at + 4)
  const first = rest[0]
  if (!first || first.tag === 'VERB') return undefined
  const who = /^(?:the|my|our|all|new|their|other|your)$/.test(first.lower)
    ? rest.slice(1).find(({ tag }) => tag === 'NOUN')
    : first
  if (!who || !people.test(who.lower) || readAnyVerb(first.lower)?.form === 'base') return undefined
  // `showed to them the flats`, and no `called to the patient's house`.
  if (/^(?:call|ask)/.test(verb.lower) && words[words.indexOf(who) + 1]?.lower === "'s") return undefined
  return { from: at, to: at, text: '' }
}

const missing: readonly Pair[] = [
  [
    /^(?:listen|listens|listened|listening)$/,
    /^(?:the|my|our|their|your|customers?|clients?|patients?|people|carefully)$/,
    'to',
  ],
  [
    /^(?:replied|responded|replying|responding)$/,
    /^(?:the|all|customers?|clients?|emails?|e-mails|enquiries|inquiries|queries|questions|calls|messages|my|our|their)$/,
    'to',
  ],
  [/^(?:dealt|dealing)$/, /^(?:customers?|clients?|complaints|the|difficult|suppliers|guests|patients)$/, 'with'],
  [/^(?:waiting|waited)$/, /^(?:the|my|your|his|her)$/, 'for'],
  [/^(?:look)$/, /^(?:the)$/, 'at'],
  [/^participat(?:e|es|ed|ing)$/, /^(?:the|a|an|all|daily|weekly|monthly|every)$/, 'in'],
  [/^(?:depends?|depending)$/, /^the$/, 'on'],
  [
    /^(?:explain|explains|explained|explaining)$/,
    /^(?:customers|clients|patients|them|him|her|me|us|families|guests|parents|students|users|people|colleagues)$/,
    'to',
  ],
  [/^due$/, /^(?:the|my|our|a|lack|high|bad)$/, 'to'],
  [/^instead$/, /^(?:the|my|a|an)$/, 'of'],
  [
    /^according$/,
    /^(?:the|a|an|my|our|drawings?|procedures?|plans?|instructions|rules|standards?|specifications?)$/,
    'to',
  ],
]

/** `listen the customers`, `explained customers how`, `due the lack`. */
const missed: WordRule = (words, at, sentence) => {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next) return undefined
  const found = missing.find(([head, behind]) => head.test(word.lower) && behind.test(next.lower))
  if (!found || (word.tag === 'NOUN' && word.lower !== 'due')) return undefined
  const behind = words[at + 2]
  if (/^wait/.test(word.lower) && /^(?:tables?|bar|floor)$/.test(behind?.lower ?? '')) return undefined
  if (
    word.lower === 'due' &&
    (/^(?:same|next|following|first|last|end|day|week)$/.test(behind?.lower ?? '') || behind?.tag === 'NUM')
  )
    return undefined
  if (word.lower === 'look' && /^(?:part|other|same|best|business|way)$/.test(behind?.lower ?? '')) return undefined
  if (/^explain/.test(word.lower)) {
    const isSaid = /^(?:how|what|why|when|where|that|the|a|an|about|their|our|my|every|all)$/.test(behind?.lower ?? '')
    // `explained her diagnosis`, `explain customers' rights`
    if (!isSaid || /^(?:her)$/.test(next.lower)) return undefined
  }
  if (word.lower === 'instead' && !/^\p{Ll}/u.test(sentence.slice(word.start))) return undefined
  return { from: at, to: at, text: `${word.text} ${found[2]}` }
}

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b([Ii]n) charge (?:for|on|about|to) (?=(?:the|all|my|our|an?|\p{L}+ing)\b)/gu, '$1 charge of '],
  [/\b([Oo]n) charge of\b/g, 'in charge of'],
  [/\b([Rr]easons?) of (?=(?:the|my|this|leaving|these)\b)/g, '$1 for '],
  [/\b(my|an|great|strong|keen|deep|big) interest (?:on|for|to|of) (?=\p{L})/gu, '$1 interest in '],
  [/\bin (?=(?:night|day|morning|evening|afternoon) shifts?\b)/g, 'on '],
  [/\bin (?=\d+(?::\d\d)? ?(?:am|pm|o['’]clock)\b)/g, 'at '],
  [/\bon (?=(?:my|his|her|our|their) (?:home )?country\b)/g, 'in '],
  [/\b([Oo])n the (?=beginning of\b)/g, 'at the '],
  [/\bmarried with\b/g, 'married to'],
  [/\b(?:on|at) the (?=(?:morning|afternoon|evening)s?(?:[.,;]|$| (?:and|to|when|before|after|I|we)\b))/g, 'in the '],
  [/\bin (?=(?:morning|afternoon|evening)(?:[.,;]|$| (?:and|to)\b))/g, 'in the '],
  [/\b((?:strong|good|solid|great|long|rich|wide)(?: \p{Ll}+)? background) (?:of|on|at|about) /gu, '$1 in '],
  [/\b([Ee])ye for details\b/g, '$1ye for detail'],
  [/\b([Rr]ais(?:e|ed|ing)) up (?=(?:funds|money|sales|awareness|the)\b)/g, '$1 '],
  [/\bgrow up (?=(?:my|our|the|your) (?:skills|career|business|knowledge|experience)\b)/g, 'grow '],
  [/\b([Rr]eturn(?:ed|ing)) back(?=[.,;]|$| (?:to|from|home)\b)/g, '$1'],
  [/\bas per (?=\p{Ll}+ed by\b)/gu, 'as '],
  [/\bwhich it (?=(?:is|was|has|had)\b)/g, 'which '],
  [
    / in (?=(?:Facebook|Instagram|LinkedIn|YouTube|TikTok|Indeed|Twitter|social media)\b)(?<=\b(?:saw|see|seen|found|read|post\p{Ll}*|advertis\p{Ll}*)(?: [\p{L}’']+){0,4} in )/gu,
    ' on ',
  ],
  [
    /\b([Aa])ssist(ed|ing)? to (?=(?:the |weekly |daily |many |different )*(?:meetings?|courses?|classes|conferences?|trainings?|workshops?)\b)/g,
    '$1ttend$2 ',
  ],
  [/\b([Aa])ttention (?:for|on|at|in|of) (the )?details?\b/g, '$1ttention to detail'],
  [/\bpay(s|ing)? attention (?:on|at|in|for) /g, 'pay$1 attention to '],
  [/\b([Tt])(ook|ake|akes|aking) care (?:for|about|on) /g, '$1$2 care of '],
  [/\bknowledge (?:on|about|for) (?=(?:the )?\p{L})/gu, 'knowledge of '],
  [/\bgood in (?=\p{L}+ing\b)/gu, 'good at '],
  [
    /(?<=\b(?:am|was|is|[Vv]ery|really|also) )good in (?=(?:communication|maths?|mathematics|English|computers?|Excel|customer|sales|cooking|team\p{Ll}*|problem)\b)/gu,
    'good at ',
  ],
  [/\bclose from (?=(?:my|the|here|our|home|your)\b)/g, 'close to '],
  [/\bnear (?:from|of) (?=(?:my|the|here|there|our|home|your)\b)/g, 'near '],
  [
    /\b(work|working|worked|also|available|off|only|open|even|courses?|training) in (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)/g,
    '$1 on ',
  ],
  [/\bin the same time\b/g, 'at the same time'],
  [/\bin the moment(?=[.,;]|$| I\b)/g, 'at the moment'],
  [/\bin (?=(?:my|the|his|her) birthday\b)/g, 'on '],
  [/\bin (the (?:end|beginning) of (?:the|each|every|my|our))\b/g, 'at $1'],
  [/\bin (?:the )?internet\b/g, 'on the internet'],
  [/\bin (?=(?:the|our|their|your|my) website\b)/g, 'on '],
  [/\bby (?=(?:my|his|her|our|their|your) own(?:[.,;]|$| (?:and|at|in|with|to|for)\b))/g, 'on '],
  [/\bby (?:the )?(?=help of\b)/g, 'with the '],
  [/\bcope up with\b/g, 'cope with'],
  [/\bin between (?=the \p{L}+ \p{L}* ?and\b)/gu, 'between '],
  [/\b(?:the )?same like\b/g, 'the same as'],
  [/\bbecause of (?=(?:they|I|you|we|he|she|it is|it was)\b)/g, 'because '],
  [/\bpay in time\b/g, 'pay on time'],
  [/\btrust on (?=(?:it|them|you|the|my|your)\b)/g, 'trust '],
  [/\b(more \p{Ll}+|better|bigger|faster|less \p{Ll}+) that (?=\p{Ll}+(?:[.,;]|$))/gu, '$1 than '],
  [/\b([Aa])rriv(e|ed|ing|es|al) to (?=\p{Lu}\p{Ll})/gu, '$1rriv$2 in '],
  [
    /\b([Aa])rriv(e|ed|ing|es) to (?=(?:the|my|our) (?:airport|hotel|office|site|station|hospital|ward|house|home)\b)/g,
    '$1rriv$2 at ',
  ],
  [/\b([Hh])ired like (?=(?:an? )?\p{Ll})/gu, '$1ired as '],
  [/\b([Ww])ork(ed|ing|s)? like (?=an? \p{Ll}+(?:er|or|ist|ian|nurse|chef|cook|clerk)\b)/gu, '$1ork$2 as '],
  [/\b([Ii])ncreas(ed|ing) with (?=\d+ ?%(?:[.,;]|$| (?:in|within|over|last|this)\b))/gu, '$1ncreas$2 by '],
  [/\bkind with (?=(?:her|him|me|us|them|my|the|everyone|everybody)\b)/g, 'kind to '],
  [/\bclients for their (?=(?:skin|diet|health|rights|options)\b)/g, 'clients on their '],
  [/\b(course|training) about (?=\p{Ll})/gu, '$1 on '],
]

/** `responsible to manage`, `capable to do`, `interested to join`. */
const ofDoing: readonly (readonly [RegExp, string])[] = [
  [/^responsible$/, 'for'],
  [/^capable$/, 'of'],
  [/^interested$/, 'in'],
  [/^charge$/, 'of'],
  [/^passion$/, 'for'],
  [/^passionate$/, 'about'],
  [/^thinking$/, 'of'],
  [/^(?:experience|experienced|skilled|specialised|specialized|succeed|succeeded)$/, 'in'],
  [/^(?:focused|focusing)$/, 'on'],
]

const toDoing: WordRule = (words, at) => {
  const [head, to, verb] = [words[at], words[at + 1], words[at + 2]]
  const found = head && ofDoing.find(([word]) => word.test(head.lower))
  if (!head || !found || to?.lower !== 'to' || !verb) return undefined
  const read = readAnyVerb(verb.lower)
  if (verb.tag !== 'VERB' && verb.tag !== 'AUX') return undefined
  if (read?.form === 'ing') return { from: at + 1, to: at + 1, text: found[1] }
  if (read?.form !== 'base' && !(read && verbForms(read.base).base === verb.lower)) return undefined
  // `interested to hear` is English, and so is `no charge to change`.
  if (head.lower === 'interested' && /^(?:hear|learn|know|see|read|find)$/.test(verb.lower)) return undefined
  if (head.lower === 'charge' && words[at - 1]?.lower !== 'in') return undefined
  if (head.lower === 'experience' && words[at - 1]?.tag === 'DET') return undefined
  return { from: at + 1, to: at + 2, text: `${found[1]} ${verbForms(read.base).ing}` }
}

const rules = [toDoing, wrongPreposition, needless, attended, toPeople, missed]

/** A verb or adjective with the preposition that belongs to it. */
export default defineStep({
  answers: 'signs',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => [
    'for on in of from about to with at by as than between near the same detail because attend attended attending',
    ...formsOfVerbs(line),
  ],
  apply(line) {
    const text = phrases.reduce((told, [pattern, to]) => told.replace(pattern, to), applyRules(line, rules))
    return text === line ? undefined : { text, reason: 'Uses the preposition that belongs there.' }
  },
  examples: {
    mends: [
      ['I was responsible of the survey', 'I was responsible for the survey'],
      ['Responsible to manage the stock', 'Responsible for managing the stock'],
      ['Participated of the audit', 'Participated in the audit'],
      ['Giving antibiotics and caring of PICC lines', 'Giving antibiotics and caring for PICC lines'],
      ['In charge for the night audit', 'In charge of the night audit'],
      ['Discussed about delivery dates', 'Discussed delivery dates'],
      ['Coordinated regarding to the discharge', 'Coordinated regarding the discharge'],
      ['It depends of the season', 'It depends on the season'],
      ['Capable to work alone', 'Capable of working alone'],
      ['Assisted to elderly residents at meals', 'Assisted elderly residents at meals'],
      ['Explained customers how to use the app', 'Explained to customers how to use the app'],
      ['Attended to a three-day course', 'Attended a three-day course'],
      ['I have no reason of the delay', 'I have no reason for the delay'],
      ['Calibrate pipettes each week according the SOP', 'Calibrate pipettes each week according to the SOP'],
      ['Dealt to difficult passengers', 'Dealt with difficult passengers'],
      ['Replied customer emails within 24 hours', 'Replied to customer emails within 24 hours'],
      ['Strong attention for details', 'Strong attention to detail'],
      ['I live close from the shop', 'I live close to the shop'],
    ],
    leaves: [
      'Analysed about 300 samples a week',
      'Reduced the price of loans with 5% interest',
      'Returned back orders to the supplier',
      'Adapted by the team for wheelchair users',
      'Responsible to the site manager for two crews',
      'Participated on Fridays in the stand-up',
      'Their request for leave was answered to the day',
      'Answered to the board for the budget',
      'Waited the tables on the terrace',
      'Relied on in emergencies',
      'Responded on call to 40 farms',
      'Explained her diagnosis to families',
      'Due the next day, and filed',
      'Mentored in addition to teaching',
      'I would be interested to hear more',
      'Took care of 12 residents',
      'Helped to set up the stall',
      'Served to rank of sergeant',
      'Called to 40 farms a week',
    ],
  },
})
