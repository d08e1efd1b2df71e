import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { splitSentences } from '#engine/language/sentences.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { findUncarried } from '../../../../tests/support/carried.ts'
import { compareLetter } from '../../../../tests/support/plain-truth.ts'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { isFullRun } from '../../../../tests/support/sample.ts'
import { type Career, readCareer } from '../facts/career.ts'
import type { Frame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { readPosting } from '../posting/read-posting.ts'
import type { Step } from '../steps/_step.ts'
import { steps } from '../steps/registry.gen.ts'
import { tones } from './letter.ts'
import { writeLetter } from './write-letter.ts'

const today = '2026-11-15'
const folder = join(import.meta.dirname, '../fixtures')
const pairs = ['pairs-1.txt', 'pairs-2.txt', 'pairs-3.txt'].flatMap((name) =>
  readPairs(readFileSync(join(folder, name), 'utf8')),
)
const years = Array.from({ length: 50 }, (_, year) => year)

const written = pairs.map((pair, index) => {
  const posting = readPosting(pair.posting)
  const tone = tones[index % tones.length] ?? 'plain'
  const result = writeLetter({ resume: pair.resume, posting, tone, today, seed: index })
  return { pair, posting, tone, result, career: readCareer(pair.resume, { today }) }
})
const numbered = written.map((one, index) => [index, one] as const)

const frameWords = [
  ...Object.values(frames).flatMap(wordsOfFrame),
  'a',
  'an',
  'the',
  'at',
  'my',
  'current',
  'that',
  'job',
  'role',
  'and',
  'from',
  'in',
  'certification',
  'as',
  'of',
  'was',
  'am',
  // What a title says of a job: `Nursing Intern`.
  'internship',
  'externship',
  'apprenticeship',
  'volunteer',
]

const hype =
  /\b(?:passionate|dynamic|synergy|leverag\w+|results-driven|proven track record|go-getter|rockstar|ninja|thrilled|excited to|perfect fit|ideal candidate|unparalleled|cutting-edge|world-class|delve|tapestry|testament|esteemed|writing to express|great fit|uniquely|hit the ground running|think outside)\b/i
const glue = /\b(?:There I also|Beyond that|While there|In the same job|Besides that)\b/

/** A line may pass through the steps before it is told. */
function addedBySteps(line: string): string[] {
  return Object.values<Step>(steps).flatMap((step) => [...step.adds(line)])
}

/** All that one job says of itself. */
function textsOf(career: Career, entryOrLine: string): string[] {
  const job = career.jobs.find(
    ({ entry, lines }) => entry === entryOrLine || lines.some(({ text }) => text === entryOrLine),
  )
  if (!job) return []
  const [from, until] = [job.source.startDate, job.source.endDate ?? ''].map((date) => date.slice(0, 4))
  return [...job.lines.map(({ text }) => text), `from ${from} to ${until}`, `between ${from} and ${until}`]
}

describe('letters', () => {
  it('stand in the repository as they are written, for people to read', async () => {
    const text = written
      .map(
        ({ pair, posting, tone, result }) =>
          `## ${pair.person} for ${posting.title?.text ?? 'a job'} (${tone})\n\n${result.letter}\n`,
      )
      .join('\n')
    await expect(text).toMatchFileSnapshot('../fixtures/letters.md')
  })

  it.each(numbered)('say only what is true in pair %i', (_, { pair, posting, result }) => {
    expect(compareLetter(result.letter, pair.resume, posting.text, years)).toEqual([])
  })

  it.each(numbered)('prove with the words of one job in pair %i', (_, { result, career }) => {
    for (const { role, citations } of result.paragraphs)
      for (const { text, facts, quotes } of citations)
        if (role === 'proof')
          expect(
            findUncarried(text, {
              sources: textsOf(career, facts[0] ?? ''),
              // What they ask for is theirs to say.
              allowed: [
                ...frameWords,
                ...facts.flatMap(addedBySteps),
                ...quotes.flatMap((quote) => quote.split(/\W+/)),
              ],
            }),
            text,
          ).toEqual([])
  })

  it.each(numbered)('read as a person writes in pair %i', (_, { result: { letter } }) => {
    expect(letter).not.toMatch(hype)
    expect(letter).not.toMatch(glue)
    expect(letter).not.toMatch(/[[\]{}<>]|undefined|\bNaN\b|\.\.| {2}|\s[.,;]|\b(\w+) \1\b/)
    expect(letter).not.toMatch(/\ba [aeio]|\ban [bcdfgjklmnpqrstvwxyz]/i)
    expect(letter.split(/\s+/).length).toBeLessThanOrEqual(340)
  })

  it('tell of at most ten lines, each of them a line of the resume', () => {
    for (const { result, career } of written) {
      const told = result.paragraphs
        .filter(({ role }) => role === 'proof')
        .flatMap(({ citations }) => citations)
        .filter(({ text }) => !text.endsWith(':'))
        .flatMap(({ facts }) => facts)
      expect(told.length).toBeLessThanOrEqual(10)
      for (const fact of told) expect(career.lines.map(({ text }) => text)).toContain(fact)
    }
  })

  it('never begin two sentences in a row alike', () => {
    for (const { result, pair } of written)
      for (const { text } of result.paragraphs) {
        // Lines of the resume and of its summary are the person's own.
        const ours = splitSentences(text).filter(
          (sentence) => !sentence.startsWith('•') && !pair.resume.personalInfo.summary.includes(sentence),
        )
        const openings = ours.map((sentence) =>
          sentence
            .split(/[\s,]+/)
            .slice(0, 2)
            .join(' '),
        )
        for (const [place, opening] of openings.entries()) expect(opening, pair.person).not.toBe(openings[place - 1])
      }
  })

  it('sign with the name and say where the person can be reached', () => {
    for (const { pair, result } of written) {
      const { firstName, lastName, email } = pair.resume.personalInfo
      expect(result.letter.trimEnd().endsWith(`${firstName} ${lastName}`.trim())).toBe(true)
      if (email) expect(result.letter).toContain(email)
    }
  })

  it('change at least six of ten sentences with the tone, and none of the facts', () => {
    for (const { pair, posting } of written.filter((_, at) => at % (isFullRun ? 2 : 6) === 0)) {
      const [plain, warm] = (['plain', 'warm'] as const).map((tone) =>
        writeLetter({ resume: pair.resume, posting, tone, today, seed: 0 }),
      )
      // The lines are the person's own, whatever the tone.
      const sentences = splitSentences(plain?.letter ?? '').filter((sentence) => !sentence.startsWith('• '))
      const other = new Set(splitSentences(warm?.letter ?? ''))
      const same = sentences.filter((sentence) => other.has(sentence) && !sentence.includes('@')).length
      expect(same / sentences.length, pair.person).toBeLessThanOrEqual(0.4)
      const factsOf = (letter: typeof plain) =>
        letter?.paragraphs.flatMap(({ citations }) => citations.flatMap(({ facts }) => facts)).toSorted()
      expect(factsOf(warm)).toEqual(factsOf(plain))
    }
  })

  it('are shorter where a short one is wanted', () => {
    const count = (text: string) => text.split(/\s+/).length
    const saved = written.slice(0, 6).map(({ pair: { resume }, posting }) => {
      const ask = { resume, posting, tone: 'plain' as const, today, seed: 0 }
      return count(writeLetter(ask).letter) - count(writeLetter({ ...ask, length: 'short' }).letter)
    })
    expect(Math.min(...saved)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...saved)).toBeGreaterThan(10)
  })
})

describe('the questions before a letter', () => {
  const [first] = written
  if (!first) throw new Error('there is no pair')
  const ask = { resume: first.pair.resume, posting: first.posting, tone: 'plain' as const, today, seed: 0 }

  it('are three at most, and name the employer', () => {
    for (const { result } of written) expect(result.questions.length).toBeLessThanOrEqual(3)
    expect(first.result.questions[0]?.text).toBe('Why Lakeside Medical Center?')
  })

  it('put the answer into the letter in the person’s own words', () => {
    const { letter } = writeLetter({ ...ask, answers: [{ questionId: 'why', text: 'my mother was treated there' }] })
    expect(letter).toContain('I would like to work for you because my mother was treated there.')
    const about = writeLetter({ ...ask, answers: [{ questionId: 'why', text: 'it treats people without insurance' }] })
    expect(about.letter).toContain('for Lakeside Medical Center because it treats people without insurance.')
  })

  it('tell nothing again that an answer has told', () => {
    const line = first.result.questions.find(({ id }) => id === 'best')?.ticked?.[0] ?? ''
    const { letter } = writeLetter({ ...ask, answers: [{ questionId: 'why', text: `I know it: ${line}` }] })
    expect(letter.split(line.slice(-30))).toHaveLength(2)
  })

  it('let the person choose what leads', () => {
    const best = first.result.questions.find(({ id }) => id === 'best')?.options?.at(-1) ?? ''
    const { paragraphs } = writeLetter({ ...ask, answers: [{ questionId: 'best', text: best }] })
    const [leading] = paragraphs
      .filter(({ role }) => role === 'proof')
      .flatMap(({ citations }) => citations.flatMap(({ facts }) => facts))
      .filter((fact) => !fact.startsWith('experiences.'))
    expect(leading).toBe(best)
  })
})

describe('a letter with little to go on', () => {
  it('is a short note that invents nothing, with the questions that would make it a letter', () => {
    const posting = readPosting('Line cook at Rosa’s. Must know grill.')
    const resume = {
      ...(pairs[0]?.resume ?? neverResume()),
      experiences: [],
      education: [],
      certifications: [],
      skillCategories: [],
    }
    const { letter, questions } = writeLetter({ resume, posting, tone: 'plain', today, seed: 0 })
    expect(letter.split(/\s+/).length).toBeLessThan(70)
    expect(questions.length).toBeGreaterThan(0)
  })
})

describe('F3: a resume of a sentence or two', () => {
  const posting = readPosting('Senior Data Engineer at Globex\nRequirements:\n- Python\n- Airflow')
  const written = (parts: Partial<Resume>) => {
    const resume = { ...emptyResume('r'), ...parts }
    return writeLetter({ resume, posting, tone: 'plain', today, seed: 0 }).letter
  }
  const personalInfo = {
    ...emptyResume('r').personalInfo,
    firstName: 'Jane',
    lastName: 'Doe',
    professionalTitle: 'Data engineer',
    summary: 'Six years at Acme Corp building Python pipelines.',
  }
  const job = { id: 'a', company: 'Acme Corp', startDate: '', endDate: '', current: false, description: '' }

  it.each(['Data engineer', ''])('names title, employer and years without dates (position “%s”)', (position) => {
    const letter = written({ personalInfo, experiences: [{ ...job, position }] })
    expect(letter).toContain('six years of experience, most recently as a data engineer at Acme Corp.')
    expect(letter.endsWith('Jane Doe')).toBe(true)
  })

  it('counts the time with an employer from the first post there, also where the summary names the post', () => {
    const experiences = [
      { ...job, id: 'b', position: 'Data engineer', startDate: '2022-08', current: true },
      { ...job, position: 'Analyst', startDate: '2020-11', endDate: '2022-07' },
    ]
    const letter = written({
      personalInfo: { ...personalInfo, summary: 'Data engineer with nine years of experience in two countries.' },
      experiences,
    })
    expect(letter).toContain('since November 2020')
  })

  it('says who applies where no job could be named', () => {
    expect(written({ personalInfo })).toContain('I have six years of experience as a data engineer.')
  })
})

function neverResume(): never {
  throw new Error('there is no pair')
}

describe('a letter of somebody', () => {
  const posting = readPosting(
    'Training Coordinator at Harbor Health\n\nYou bring:\n- Bachelor’s degree\n- Facilitation',
  )
  const teacher: Resume = {
    ...emptyResume('r'),
    experiences: [
      {
        ...{ id: 'a', company: 'Franklin Schools', position: 'Science Teacher', startDate: '2018-08', current: true },
        description: '- Designed and delivered 14 sessions for up to 75 staff',
      },
    ],
    education: [
      {
        ...{ id: 'e', institution: 'Scioto State University', degree: 'Bachelor of Science', current: false },
        ...{ field: 'Middle Childhood Education', startDate: '2010', endDate: '2014' },
      },
    ],
  }
  const withInfo = (info: Partial<Resume['personalInfo']>): Resume => ({
    ...teacher,
    personalInfo: { ...teacher.personalInfo, firstName: 'Tanisha', lastName: 'Broadnax', ...info },
  })
  const letterOf = (resume: Resume) => writeLetter({ resume, posting, tone: 'plain', today, seed: 0 }).letter

  it('names a degree once, with its school', () => {
    const summary = 'I hold a Bachelor of Science in Middle Childhood Education. I have written curriculum for adults.'
    const letter = letterOf(withInfo({ summary }))
    expect(letter.match(/Middle Childhood Education/g)).toHaveLength(1)
    expect(letter).toContain('from Scioto State University (2014)')
  })

  it('closes as letters do in their country', () => {
    expect(letterOf(withInfo({ phone: '(614) 555-0119' }))).toContain('Sincerely,\nTanisha')
    expect(letterOf(withInfo({ phone: '07700 900417' }))).toContain('Yours faithfully,\nTanisha')
  })
})

/** The words a frame adds by itself. */
function wordsOfFrame(frame: Frame): string[] {
  return Object.values(frame).flatMap((texts) =>
    texts.flatMap(
      (text) =>
        text
          .replace(/\{\w+\}/g, ' ')
          .toLowerCase()
          .match(/[\p{L}'’-]+/gu) ?? [],
    ),
  )
}
