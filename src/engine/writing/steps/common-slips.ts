import { withArticle } from '#engine/language/articles.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { verbForms } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import { defineStep } from './_step.ts'

const phrases: readonly (readonly [RegExp, string])[] = [
  // What other languages say in other words.
  [
    /\bI (?=(?:familiar|responsible|willing|able|interested|experienced|confident|comfortable) (?:with|for|to|in)\b)/g,
    'I am ',
  ],
  [/, (?:from|of) (?:this|it|these|which|that) (\d+)(?: years?)?(?= in\b)/g, ', $1 of them'],
  [/\bhaving (?=(?:over |more than |about )?\d+\+? years?\b)/g, 'with '],
  [/\b(years of) (?:rich|vast|sound) (?=experience\b)/g, '$1 '],
  [/\baccording with\b/g, 'according to'],
  [
    /\b(chemist|engineer|nurse|teacher|electrician|mechanic|cook|chef|accountant|technician) formed in (?=\p{Lu})/giu,
    '$1 trained in ',
  ],
  [/^Research about\b/g, 'Research on'],
  [/\blike is (?=(?:mine|my own)\b)/g, 'like it is '],
  [
    /\bI am (?=(?:professional|punctual|qualified|certified|responsible|hard-?working) (?:\p{Ll}+ )?(?:person|worker|driver|cook|nurse|welder|cleaner|carer|mechanic|electrician|teacher)\b)/gu,
    'I am a ',
  ],
  [/\bI have (?=(?:\p{Lu}(?:\+\p{Lu})?|driving|full|valid|clean)(?: driving)? licen[cs]e\b)/gu, 'I have a '],
  [/\b(had|have|has) accident\b/g, '$1 an accident'],
  [/\b([Nn]o \p{Ll}[\p{Ll} ]{3,60}) from (?=20\d\d$)/gu, '$1 since '],
  [/\bin (part|full)[- ]time(?=[.,;]|$| (?:while|as|at|and)\b)/g, '$1-time'],
  [/\bfrom (?:the )?first (time|try|attempt)\b/g, 'first $1'],
  [/\b([Nn])o accidents? (?:from|by|with|of) my fault\b/g, '$1o at-fault accidents'],
  [/, being (?=\d+ in\b)/g, ', '],
  [
    /\bin (?=(?:small|big|large|busy|good|friendly|local) (?:company|team|restaurant|hotel|kitchen|shop|office|hospital|environment)(?:[.,;]|$| (?:and|with|for|where|in)\b))/g,
    'in a ',
  ],
  [/\b(people|residents|patients|clients|customers|children|guests|students) which (?=\p{Ll})/gu, '$1 who '],
  [
    // `Sold customers cars` has two objects.
    /(?<!\b(?:sold|sell|sells|selling|show\w*|g[ia]ve\w*|giving|f[io]und?\w*|offer\w*|assign\w*|rent\w*|book\w*|sen[dt]\w*|buy\w*|bought|build\w*|built|allocat\w*|teach\w*) )\b(customers|clients|residents|patients|students|guests|tenants) (?=(?:utes?|cars?|homes?|houses?|families|needs|rooms|vehicles|dogs?|bags?|problems)\b)/gi,
    "$1' ",
  ],
  [
    /\b([Aa])nswer(ed|ing)? to (?=(?:the |all )?(?:phones?|phone calls|calls|emails|questions|enquiries|inquiries|customers|clients)\b)/g,
    '$1nswer$2 ',
  ],
  [/\bon every (?=(?:day|week|month|year|quarter)\b)/g, 'every '],
  [/\bstopped to (pay|us)e?(?= (?:for|the|an?|paper|plastic)\b)/g, 'stopped $1ing'],
  [/\bpassed from (?=\d\S* to \d)/g, 'went from '],
  [/\b(\d+) thousands(?=[.,;]|$| \p{Ll})/gu, '$1 thousand'],
  [/(?<=\d )loafs\b/g, 'loaves'],
  [
    /\b(after|by|for|before|without) (\p{Ll}+ing) of (?=\p{Ll})(?<!(?:meaning|beginning|opening|closing|hearing|meeting|understanding|rating|listing|offering|ending|spelling) of )/gu,
    '$1 $2 ',
  ],
  [
    /\b(with|in|[Ll]ed|[Ll]ead|[Ll]eading|[Rr]un|[Ss]upervised?|[Mm]anaged?) (team|crew|gang|group) of (?=\d)/g,
    '$1 a $2 of ',
  ],
  [/\blast years (?=\p{Ll})/gu, "last year's "],
  [/\bParents evenings\b/g, "Parents' evenings"],
  [/\bxrays\b/g, 'X-rays'],
  [/\bcovid\b/g, 'COVID'],
  // What everybody gets wrong.
  [
    /(?<=\b(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) )years? (?=experience\b)/gi,
    'years of ',
  ],
  [
    /\b([Mm]en|[Ww]omen|[Cc]hildren)s\b(?= (?!and\b|or\b|in\b|at\b|with\b|to\b|from\b|for\b|who\b|of\b)\p{Ll})/gu,
    "$1's",
  ],
  [/(?<=\b(?:[2-9]|\d{2,}) )persons?(?= until now|[,.;]|$| in\b| per\b)/g, 'people'],
  [/(?<=\b(?:[2-9]|\d{2,}) people) until now\b/g, ' so far'],
  [
    /\b((?:with|for|of) (?:elderly|older|young|sick) (?:patient|resident|client|customer|student))(?=[.,;]|$)/giu,
    '$1s',
  ],
  [/\b(experience in) (warehouse|kitchen|hospital|restaurant|hotel|factory|school|bank)(?=[.,;]|$)/gi, '$1 a $2'],
  [/\bhand and hand with\b/gi, 'hand in hand with'],
  [/\b(could|should|would) of\b/gi, '$1 have'],
  [/\balot\b/gi, 'a lot'],
  [/\b(will|would|must|should|to) can (?=\p{Ll})/gu, '$1 be able to '],
  [/\bworking place\b/g, 'workplace'],
  [/\byears of experiences\b/g, 'years of experience'],
  [/\b([Bb]achelor|[Mm]aster|[Aa]ssociate) degree\b/g, "$1's degree"],
  [/\bbe apart of\b/g, 'be a part of'],
  [/\bpeoples (?=(?:lives|homes|houses|needs|health|problems|money|cars|gardens)\b)/g, "people's "],
  [/\b(in|for|after|since) few (?=(?:years|months|weeks|days|minutes|hours)\b)/g, '$1 a few '],
  [/\b(I|we) very (?=(?:like|love|enjoy|want|appreciate)\b)/g, '$1 really '],
  [/\b([Hh])ard worker (?=person\b)/g, '$1ard-working '],
  [/\bcustom (?=(?:clearance|broker|brokers|declarations?|duties|officers?)\b)/g, 'customs '],
  [/\bmy actual (?=(?:job|company|position|role|employer|boss)\b)/g, 'my current '],
  [/\b([Ww]ork(?:s|ed|ing)?) hardly(?=[.,;]|$| (?:and|to|for|in)\b)/g, '$1 hard'],
  [/\b([Bb])etween (\d[\d,.]*) to (?=\d)/g, '$1etween $2 and '],
  [
    /(?<!^|[.!?] )\b([Ss])ince ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d) (until|till|to) (?=(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d|now|today)/gu,
    'from $2 $3 ',
  ],

  [/\bat end of (?=(?:each|every|the)\b)/gi, 'at the end of '],
  [/\bat end of (?=(?:day|shift)\b)/gi, 'at the end of the '],
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
    'of in have a lot as well the troubleshot administered administering liaised ensuring online everyday ad hoc up to laid paid its years for so far people patients residents clients customers students information equipment software furniture advice feedback homework luggage them since at loaves went paying using with X-rays COVID thousand every been on it an trained knowledge part-time full-time first who at-fault accidents a is was hard hard-working customs current and from be able every day especially workplace experience really part few',
  ],
  apply(line) {
    const text = giveArticle(nameDoing(phrases.reduce((told, [pattern, to]) => told.replace(pattern, to), line)))
    return text === line ? undefined : { text, reason: 'Fixes a small mistake.' }
  },
  examples: {
    mends: [
      [
        'Baker with 11 years of experience, of it 3 in France',
        'Baker with 11 years of experience, 3 of them in France',
      ],
      ['I am HGV driver with nine years', 'I am an HGV driver with nine years'],
      ['Helper with experience in take care of older people', 'Helper with experience in taking care of older people'],
      ['No accident from my fault in 6 years', 'No at-fault accidents in 6 years'],
      ['Load customers utes', "Load customers' utes"],
      ['I have C+E licence, no points', 'I have a C+E licence, no points'],
      ['Wrote queries for checking of orders', 'Wrote queries for checking orders'],
      ['Physiotherapist having 9 years of rich experience', 'Physiotherapist with 9 years of experience'],
      ['Has 3+ years experience in retail', 'Has 3+ years of experience in retail'],
      ['Swept the shop at end of each shift', 'Swept the shop at the end of each shift'],
      ['Performed pre trip inspections', 'Performed pre-trip inspections'],
      ['Served guests in timely and polite manner', 'Served guests in a timely and polite manner'],
      ['Administrated 35 workstations', 'Administered 35 workstations'],
      ['Layed out steel upto the roof', 'Laid out steel up to the roof'],
      ['Stopped it’s use on two lines', 'Stopped its use on two lines'],
      ['Worker with five year experience', 'Worker with five years of experience'],
      ['Teach drivers, 6 persons until now', 'Teach drivers, 6 people so far'],
      ['Cut falls hospital wide', 'Cut falls hospital-wide'],
      ['Ran payroll as well reviewing invoices', 'Ran payroll as well as reviewing invoices'],
    ],
    leaves: [
      'Kept service going with few people',
      'Worked all days, no nights',
      'Paid in US dollars',
      '5 years of experience in help desk support',
      'Experienced in clean energy',
      'I am currently a nurse with five years on nights',
      'I am working as driver',
      'I am not a manager, I am the cook',
      'Sold customers cars and parts',
      'Showed clients homes in the area',
      'Worked in busy hospital wards',
      'I am good with people',
      'I am Ukrainian, and a driver',
      'Asked customers questions at the till',
      'Cleaned 12 rooms by day and waited tables by night',
      'Worked shifts on day and night rosters',
      'I am living in Leeds',
      'Attended to patients in the ward',
      'Sold 1,250 units and 2,500 parts',
      'Worked full time in the deli',
      'Had to follow up with clients',
      'Kept files up to date',
    ],
  },
})

const WHO =
  /\bI (am|was) (?!an? |the |my |now |also |one )((?:[\p{L}\d+-]+ ){0,2}(\p{Ll}+))(?= (?:with|and|who|in|at|so|but|before|there)\b|[,.]|$)/u

/** `I am HGV driver` */
function giveArticle(line: string): string {
  return line.replace(WHO, (whole, be: string, named: string, last: string) => {
    // `I am currently a nurse`, `I am working as driver`: only what can stand between an article and its noun.
    const isName = tagWords(named).every(
      ({ tag, lower }) => /^(?:NOUN|PROPN|ADJ|NUM)$/.test(tag) && !/ing$/.test(lower),
    )
    return isName && isRoleNoun(last) && !last.endsWith('s') ? `I ${be} ${withArticle(named)}` : whole
  })
}

/** `experience in take care of`; `experience in help desk support` is right. */
function nameDoing(line: string): string {
  return line.replace(
    /\b(experienced?|skilled|interested|specialised|specialized) in (take|make|clean|cook|drive|sell|manage|help|serve|prepare|repair)\b(?= (?:care of|the|an?|my|your|all|small|big|old(?:er)?|different) )/gu,
    (_, head: string, verb: string) => `${head} in ${verbForms(verb).ing}`,
  )
}
