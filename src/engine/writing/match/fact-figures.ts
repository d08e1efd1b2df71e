// What speaks for a fact beside the jobs (a certificate, a school, a language, a skill, a sentence of the summary) being told
// for a job: as numbers, for the weights of `rate-fact.ts`. Rules by kind chose a school-leaving paper over the ticket that the
// posting asked for in other words.
import { splitSentences } from '#engine/language/sentences.ts'
import { nearness, rarityOf } from '#engine/language/word-vectors.ts'
import { parseDate } from '#engine/resume/dates.ts'
import { type Career, monthsIn } from '../facts/career.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import { classifyRequirement } from '../posting/classify.ts'
import type { Posting } from '../posting/posting.ts'
import { readDegree } from '../words/degrees.ts'
import { gainOf } from './needs.ts'
import { bearingOf } from './posting-core.ts'
import { jobVector, multiply, vectorOfTopics } from './topic-vectors.ts'

const factKinds = ['certificate', 'school', 'language', 'skill', 'summary'] as const
type FactKind = (typeof factKinds)[number]

/** `entry`: where it stands in the resume. */
export type Fact = { kind: FactKind; entry: string; text: string; year?: number | undefined }

export type FiguredFact = { fact: Fact; figures: Readonly<Record<string, number>>; product: Float32Array }

/** Every fact beside the jobs. */
function listFacts({ resume, credentials, schools, languages, skills }: Career): Fact[] {
  const said = splitSentences(resume.personalInfo.summary)
  const dated = new Map(resume.certifications.map(({ id, date }) => [`certifications.${id}`, parseDate(date)?.year]))
  return [
    ...credentials.map(({ entry, text }): Fact => ({ kind: 'certificate', entry, text, year: dated.get(entry) })),
    ...schools.map(({ entry, header, source }): Fact => {
      return { kind: 'school', entry, text: header.text, year: parseDate(source.endDate ?? '')?.year }
    }),
    ...languages.map(({ entry, text }): Fact => ({ kind: 'language', entry, text })),
    ...skills.map(({ entry, text }): Fact => ({ kind: 'skill', entry, text })),
    ...said.map((text): Fact => ({ kind: 'summary', entry: 'personalInfo', text })),
  ]
}

const MOST_WORDS = 30
const MOST_YEARS = 25
/** `332A`, `BLS`, `PCCN`: nobody writes them by chance. */
const code = /\b(?=\w*[A-Z])[A-Z\d]{2,}\b/g
const driving = /\bdriv|\blicen[cs]e\b|\bvehicle\b|\bcar\b|\btransport\b/i
const aid = /\bfirst aid\b|\bCPR\b|\bmanual handling\b|\bwhite card\b|\bWHMIS\b|\bsafe pass\b/i
const schoolPaper =
  /\b(?:high school|secondary|year (?:9|10|11|12)|grade (?:9|10|11|12)|GED|GCSEs?|A[- ]levels?|leaving|matric|HSC|VCE|NCEA|general)\b/i
const lapsed = /\b(?:lapsed|expired|in progress|pending|learning|basic|some|beginner|little)\b/i
const aims =
  /\b(?:looking|seeking|hope|hoping|want|keen|aim|would like|ready to|moving|changing|returning|next step)\b/i
const praise =
  /\b(?:hard[- ]?working|reliable|passionate|motivated|dedicated|team player|detail|friendly|proven|dynamic)\b/i

/** With what the posting says, read once. */
export function figureFacts(career: Career, posting: Posting): FiguredFact[] {
  const facts = listFacts(career)
  const job = jobVector(posting)
  const title = vectorOfTopics(topicsOf(posting.title?.text ?? ''))
  const wishes = [...posting.mustHave, ...posting.niceToHave].map((wish) => ({
    must: wish.need === 'must' ? 1 : 0,
    kind: wish.kind,
    quote: wish.quote,
    topics: topicsOf(wish.quote),
  }))
  const duties = posting.duties.map(({ quote }) => topicsOf(quote))
  const sentences = splitSentences(posting.text).map((sentence) => new Set(topicsOf(sentence).map(({ key }) => key)))
  const codes = new Set(posting.text.match(code))
  const written = posting.text.toLowerCase()
  const worked = career.jobs.flatMap(({ title: post, lines }) => [post, ...lines.map(({ text }) => text)]).join('\n')
  const told = new Set(topicsOf(worked).map(({ key }) => key))
  const today = parseDate(career.today)?.year ?? 0
  const asksDegree = wishes.some(({ kind }) => kind === 'degree') ? 1 : 0
  const read = facts.map((fact) => {
    const topics = topicsOf(fact.text)
    const heavy = topics.filter(({ weight }) => weight >= 1)
    const keys = new Set(heavy.map(({ key }) => key))
    const vector = vectorOfTopics(topics)
    const near = vector && job ? nearness(vector, job) : 0
    const shares = wishes.map((wish) => ({
      ...wish,
      share: shareOf(keys, wish.topics),
      near: nearTo(vector, wish.topics),
    }))
    const most = (of: readonly number[]) => Math.max(0, ...of)
    const inOne =
      heavy.length === 0 ? 0 : most(sentences.map((said) => heavy.filter(({ key }) => said.has(key)).length))
    const name = fact.text
      .replace(/[,(=].*$/, '')
      .trim()
      .toLowerCase()
    const kind = classifyRequirement(fact.text)
    const figures: Record<string, number> = {
      near,
      titled: vector && title ? nearness(vector, title) : 0,
      bearing: bearingOf(fact.text, posting),
      gain: gainOf(topics, posting),
      mustShare: most(shares.filter(({ must }) => must).map(({ share }) => share)),
      niceShare: most(shares.filter(({ must }) => !must).map(({ share }) => share)),
      wishNear: most(shares.map((one) => one.near)),
      likeShare: most(shares.filter((one) => one.kind === kind).map(({ share }) => share)),
      likeNear: most(shares.filter((one) => one.kind === kind).map((one) => one.near)),
      dutyShare: most(duties.map((duty) => shareOf(keys, duty))),
      inOne,
      inOneShare: heavy.length === 0 ? 0 : inOne / heavy.length,
      said: heavy.length === 0 ? 0 : heavy.filter(({ key }) => told.has(key)).length / heavy.length,
      named: name.length > 2 && written.includes(name) ? 1 : 0,
      coded: fact.text.match(code)?.some((one) => codes.has(one)) ? 1 : 0,
      rarest: most(topics.map(({ word }) => rarityOf(word.toLowerCase()))),
      heavy: heavy.length,
      words: Math.min(MOST_WORDS, fact.text.split(/\s+/).length),
      capitals: (fact.text.match(/\p{Lu}/gu) ?? []).length,
      digits: /\d/.test(fact.text) ? 1 : 0,
      age: fact.year ? Math.min(MOST_YEARS, Math.max(-1, today - fact.year)) : -2,
      level: readDegree(fact.text),
      asksDegree,
      drives: driving.test(fact.text) ? 1 : 0,
      asksDriving: driving.test(posting.text) ? 1 : 0,
      aid: aid.test(fact.text) ? 1 : 0,
      asksAid: aid.test(posting.text) ? 1 : 0,
      schoolPaper: schoolPaper.test(fact.text) ? 1 : 0,
      lapsed: lapsed.test(fact.text) ? 1 : 0,
      english: /^english\b/i.test(fact.text) ? 1 : 0,
      aims: aims.test(fact.text) ? 1 : 0,
      praise: praise.test(fact.text) ? 1 : 0,
      own: /\b(?:I|my|me)\b/.test(fact.text) ? 1 : 0,
      career: Math.min(MOST_YEARS, monthsIn(career, () => true) / 12),
      wishes: wishes.length,
    }
    for (const one of factKinds) figures[`is-${one}`] = fact.kind === one ? 1 : 0
    for (const one of requirementKinds) figures[`reads-${one}`] = kind === one ? 1 : 0
    return { fact, figures, vector, near }
  })
  return read.map(({ fact, figures, vector, near }) => {
    const kin = read.filter((other) => other.fact.kind === fact.kind)
    const ahead = (of: (one: (typeof read)[number]) => number, own: number) => kin.filter((one) => of(one) > own).length
    return {
      fact,
      figures: {
        ...figures,
        kin: kin.length,
        place: kin.findIndex((one) => one.fact === fact),
        aheadNear: ahead((one) => one.near, near),
        aheadGain: ahead((one) => one.figures.gain ?? 0, figures.gain ?? 0),
        aheadLevel: ahead((one) => one.figures.level ?? 0, figures.level ?? 0),
      },
      product: multiply(vector, job),
    }
  })
}

const requirementKinds = ['skill', 'experience', 'licence', 'degree', 'language', 'physical'] as const

/** How much of a wish it names. */
function shareOf(keys: ReadonlySet<string>, wish: readonly Topic[]): number {
  const heavy = wish.filter(({ weight }) => weight >= 1)
  return heavy.length === 0 ? 0 : heavy.filter(({ key }) => keys.has(key)).length / heavy.length
}

function nearTo(vector: Float32Array | undefined, wish: readonly Topic[]): number {
  const other = vectorOfTopics(wish)
  return vector && other ? nearness(vector, other) : 0
}
