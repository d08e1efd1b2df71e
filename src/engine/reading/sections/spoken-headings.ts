// Headings in people's own words: `What I am good at`, `Where I have taught`, `School and college`. They are known by
// what each of their words speaks of, where the look of the line says that it is a heading.
import { fold, wordSet } from '../words/word-set.ts'
import type { SectionKind } from './section-kind.ts'

/** Words that only join the others. */
const joining = wordSet(`
a an and the of in on at to for with from by as or my me i im ive am is are was be been have has had do did does it its
what where who which how when why that this these things ways some few more most other others so far up now date then
since over years through also best really like along path paths way own professional personal areas area fields field
`)

const topics: readonly (readonly [SectionKind, ReadonlySet<string>])[] = [
  ['languages', wordSet('languages tongues speak spoken')],
  [
    'volunteer',
    wordSet(
      'volunteering volunteer voluntary giving give back helping helped out community charity outreach neighbourhood',
    ),
  ],
  [
    'education',
    wordSet(`
    school schools schooling college colleges university universities study studies studied learn learned learnt learning
    education educated training trained academic degree degrees diplomas apprenticeship
    `),
  ],
  [
    'certifications',
    wordSet('tickets cards certificates certificate certified licences licenses licence license registration courses'),
  ],
  ['awards', wordSet('awards award prizes prize honours honors recognition medals won')],
  [
    'skills',
    wordSet(`
    skills skill strengths strong good bring offer can know use toolbox toolkit tools software kit knowledge abilities
    expertise specialities specialties competence competences able handy well
    `),
  ],
  [
    'experience',
    wordSet(`
    work worked working job jobs employment employers career careers experience experienced positions posts roles trade
    taught served life history record earlier previous past recent current places held cooked nursed driven built
    journey employed companies milestones done
    `),
  ],
  [
    'summary',
    wordSet('about short brief hello hi welcome introduction introducing nutshell glance story person myself looking'),
  ],
]

/** Away from work: `Outside work`, `Off duty`, `For fun`. */
const leisure =
  /^(?:outside|beyond|away from|when (?:i'?m )?not|not|off|after)\s+(?:of\s+)?(?:the\s+|at\s+)?(?:work(?:ing)?|hours|office|duty|shift|job|clock|day job|desk|kitchen|classroom)\b|\boutside (?:of )?work\b|\b(?:for fun|free time|spare time|time off|days? off|pastimes?|downtime)\b/

const opening = /^(?:what|where|how|things|places|jobs|work|working|studying)\b(?=.*\b(?:i|ive|my|in|at|for|with)\b)/

/** What a heading made of such words alone speaks of; undefined where one of them is about something else. */
export function spokenHeadingKind(text: string): SectionKind | undefined {
  const plain = fold(text).replace(/[’']/g, '')
  if (leisure.test(plain)) return 'interests'
  const words = plain.split(/[^\p{L}]+/u).filter((word) => word !== '')
  if (words.length === 0 || words.length > 7) return undefined
  const telling = words.filter((word) => !joining.has(word))
  if (telling.length === 0) return undefined
  const kinds = topics.filter(([, topic]) => telling.some((word) => topic.has(word)))
  const unknown = telling.filter((word) => !topics.some(([, topic]) => topic.has(word)))
  // `Where I worked at sea` and `Working in kitchens` say it with their first words.
  if (unknown.length > (opening.test(plain) ? 1 : 0)) return undefined
  // `What I work on` is what somebody can do, `Where I have worked` what they have done.
  const [first] = words
  const isWhat = first === 'what' && !/\bdone\b/.test(plain)
  const chosen = kinds.map(([kind]) => kind)
  if (isWhat && chosen.includes('experience') && chosen.length === 1 && !/\b(?:have|ive|had|worked)\b/.test(plain))
    return 'skills'
  return chosen[0]
}
