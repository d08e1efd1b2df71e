// Every file of data/occupations, as a recruiter's clerk would check it.
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { sample } from '../../../tests/support/sample.ts'
import { findFault, parsePieces } from './blanks.ts'
import { findOccupation, isNameOf } from './find-occupation.ts'
import { occupationIndex } from './index.gen.ts'
import { loadOccupation } from './load-occupation.ts'
import { type Occupation, occupationSchema } from './occupation.ts'
import { pickLines } from './pick-lines.ts'
import { tellInPresent, tellsHowOften } from './tense.ts'
import { openIndex } from './title-index.ts'

const ids = occupationIndex.map(({ id }) => id)
const all = new Map<string, Occupation>()
beforeAll(async () => {
  for (const id of ids) all.set(id, occupationSchema.parse(await loadOccupation(id)))
})

/** Lines and summaries with what is wrong about them; empty if all is well. */
function listFaults(
  faultOf: (text: string, occupation: Occupation) => string | undefined,
  part: 'lines' | 'summaries',
) {
  return [...all.values()].flatMap((occupation) =>
    occupation[part].flatMap((text) => {
      const fault = faultOf(text, occupation)
      return fault === undefined ? [] : [`${occupation.id}: ${fault}: ${text}`]
    }),
  )
}

/** Numbers that belong to the thing itself. */
const ownNumbers =
  /\b(?:Forms? [\dA-Z-]+(?:, \d+ and \d+)?|Section \d+|5S|OSHA \d+A?|Tier \d|pre-1978|\d+-hour|12-lead|[IW]-\d|1099s?|W-\d|K-\d+|ISO \d+|NFPA \d+E?|Microsoft 365|Part 107|EPA 608|24\/7|911|504 plans?|86(?= list| items)|10-key|ASC 606|EEO-1|GA4|ASME Y14\.5|USP \d+|8-minute rule|AWS D1\.1|over 90 days|\$10,000 under the Bank Secrecy Act)\b|\$10,000(?= under the Bank Secrecy Act)/g

/** Participles the tagger takes for verbs of the row. */
const beforeNoun = /^(?:broken|captured|lost|recalled|recommended|signed|written)$/

/** What may be over in a job that goes on: done once, or counted up. Cooking, cleaning and closing are neither. */
const mayBeOver = new Set(
  `Added Advanced Analyzed Archived Arranged Art Audited Automated Backed Benchmarked Billed Briefed Broke Built Canvassed
  Carried Cleaned Cleared Closed Coached Collected Commanded Completed Conducted Containerized Created Designed Detained
  Developed Diagrammed Digitized Drafted Dug Earned Entered Erected Evaluated Examined Fabricated Finished Fitted Formed Framed
  Hired Hung Imaged Installed Interned Introduced Investigated Laid Launched Learned Logged Made Matched Memorized
  Mentored Migrated Modeled Moved Negotiated Obtained Onboarded Opened Organized Oriented Owned Passed Planned Potty
  Pre-planned Precepted Prepared Priced Produced Promoted Published Raised Raked Ran Ranked Re-slotted Recorded Recruited
  Redesigned Registered Rehearsed Remodeled Repaired Repiped Replaced Repointed Researched Restored Retrofitted Reviewed
  Revised Rewrote Rolled Roughed Sanded Scaled Scanned Secured Shipped Showed Sold Standardized Stepped Stopped Student
  Studied Suggested Supported Surveyed Switched Taped Tarped Taught Tested Testified Took Traced Trained Transferred Tried
  Upgraded Validated Valued Volunteered Weeded Wired Won Wrote`.split(/\s+/),
)
/** They look the same in both tenses. */
const alike = /^(?:Bid|Cut|Forecast|Let|Proofread|Put|Read|Recut|Reset|Set|Split|Spread)$/
const isOver =
  /\{[^}]* before\}|\bfrom \{|\b(?:over|for) \{how long\}|\{how many\} (?:years|summers|seasons|weeks|deliveries|\w+ inspections)\b|\{how many\} swimmers/

const MOST_REQUIRED = 3

describe('the library', () => {
  it('has at least a hundred occupations, each named by its file', () => {
    expect(ids.length).toBeGreaterThanOrEqual(100)
    expect([...all].filter(([id, occupation]) => id !== occupation.id).map(([id]) => id)).toEqual([])
  })

  it('names neighbours that exist, and nobody as their own', () => {
    const lost = [...all.values()].flatMap(({ id, neighbours }) =>
      neighbours.filter((other) => !all.has(other) || other === id).map((other) => `${id} -> ${other}`),
    )
    expect(lost).toEqual([])
  })

  it('gives no title to two occupations', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    for (const { id, title, otherNames, nearNames = [] } of all.values())
      for (const name of new Set([title, ...otherNames, ...nearNames].map((one) => one.toLowerCase()))) {
        const owner = owners.get(name)
        if (owner !== undefined && owner !== id) shared.push(`${name}: ${owner}, ${id}`)
        owners.set(name, id)
      }
    expect(shared).toEqual([])
  })

  it('has well-formed blanks and brackets', () => {
    expect(listFaults(findFault, 'lines')).toEqual([])
    expect(listFaults(findFault, 'summaries')).toEqual([])
  })

  it('fills no number in for the person', () => {
    const fault = (text: string) => (/\d/.test(text.replace(ownNumbers, '')) ? 'a number' : undefined)
    expect(listFaults(fault, 'lines')).toEqual([])
    expect(listFaults(fault, 'summaries')).toEqual([])
  })

  it('opens at most two lines with the same verb', () => {
    const often = [...all.values()].flatMap(({ id, lines }) => {
      const counts = new Map<string, number>()
      for (const line of lines) {
        const [opening = ''] = line.split(' ')
        counts.set(opening, (counts.get(opening) ?? 0) + 1)
      }
      return [...counts].filter(([, count]) => count > 2).map(([verb]) => `${id}: ${verb}`)
    })
    expect(often).toEqual([])
  })

  it('opens each line with what was done', () => {
    // `TIG welded`, `Student taught`: the verb may be the second word.
    const isPast = (word = '') => /ed$|^(?:found|recut|underwrote)$/.test(word) || readVerbForm(word)?.form === 'past'
    const fault = (line: string) => {
      const [first, second] = line.toLowerCase().split(/[\s,]+/)
      const [, base = first] = /-(\w+)$/.exec(first ?? '') ?? []
      return isPast(base) || isPast(second) ? undefined : 'no verb in the past'
    }
    expect(listFaults(fault, 'lines')).toEqual([])
  })

  it('ends no line with a full stop, and every summary with one', () => {
    expect(listFaults((line) => (/[.;,]\]?$/.test(line) ? 'a sign' : undefined), 'lines')).toEqual([])
    expect(listFaults((text) => (/\.\]?$/.test(text) ? undefined : 'no full stop'), 'summaries')).toEqual([])
  })

  it('claims nothing empty', () => {
    const empty =
      /\b(?:responsible for|helped with|successfully|utilized|leveraged|spearheaded|excellent|seamless(?:ly)?|dynamic|passionate|proven|world-class|team player|hard-?working|detail-oriented|dedicated|motivated)\b/i
    const fault = (text: string) => empty.exec(text)?.[0]
    expect(listFaults(fault, 'lines')).toEqual([])
    expect(listFaults(fault, 'summaries')).toEqual([])
  })

  it('tells a current job in the present without changing half of a row', () => {
    // The tagger takes long over them all.
    const some = sample(ids, 3)
    const fault = (line: string, { id }: Occupation) => {
      const present = tellInPresent(line)
      if (present === line || !some.includes(id)) return undefined
      const read = readLine(line.replace(/\[[^\]]*\]/g, '').replace(/\{[^}]*\}/g, '12'))
      const now = present.replace(/\[[^\]]*\]/g, '').replace(/\{[^}]*\}/g, '12')
      const left = read.verbs.filter(({ at }) => new RegExp(`\\b${read.words[at]?.text}\\b(?!-)`).test(now))
      const unchanging = left.filter(({ base, at }) => {
        const lower = read.words[at]?.lower ?? ''
        return base !== lower && readVerbForm(lower)?.isMoreOftenNoun === false && !beforeNoun.test(lower)
      })
      return unchanging.length === 0 ? undefined : `${present} keeps ${unchanging.map(({ base }) => base).join(', ')}`
    }
    expect(listFaults(fault, 'lines')).toEqual([])
  })

  it('opens no line that says how often in the past of a current job', () => {
    const fault = (line: string) => {
      if (!tellsHowOften(line)) return undefined
      const [first = '', second = ''] = tellInPresent(line)
        .toLowerCase()
        .split(/[\s,]+/)
      const isPast = (word: string) => {
        const verb = readVerbForm(word.replace(/^.*-/, ''))
        return verb ? verb.form === 'past' && verbForms(verb.base).past !== verb.base : /ed$/.test(word)
      }
      return isPast(first) || (!readVerbForm(first) && isPast(second)) ? 'in the past' : undefined
    }
    expect(listFaults(fault, 'lines')).toEqual([])
  })

  it('leaves nothing in the past of a current job but what was done once or is counted up', () => {
    const fault = (line: string) => {
      const [opening = ''] = line.split(/[\s,]/, 1)
      if (tellInPresent(line) !== line || alike.test(opening) || isOver.test(line)) return undefined
      return mayBeOver.has(opening) ? undefined : 'in the past'
    }
    expect(listFaults(fault, 'lines')).toEqual([])
  })

  it('offers one line that asks for a result among the first three', () => {
    const late = [...all.values()].filter((occupation) =>
      pickLines({ occupations: [occupation], description: '', isCurrent: false })
        .slice(0, 3)
        .every(({ text }) => !/\[, [^\]]*\]$/.test(text)),
    )
    expect(late.map(({ id }) => id)).toEqual([])
  })

  it('asks for at most three answers that cannot be left out', () => {
    const fault = (line: string) => {
      const asked = parsePieces(line).filter((piece) => piece.kind === 'blank' && piece.option === 0).length
      return asked > MOST_REQUIRED ? `${asked} blanks` : undefined
    }
    expect(listFaults(fault, 'lines')).toEqual([])
  })

  it('loads an occupation in at most 15 kB', () => {
    const heavy = [...all.values()].filter((one) => gzipSync(JSON.stringify(one)).length > 15_000)
    expect(heavy.map(({ id }) => id)).toEqual([])
  })

  it('tells what an occupation is called from what is only near it', () => {
    const wrong = occupationIndex.flatMap((entry) => [
      ...entry.otherNames.filter((name) => !isNameOf(entry, name)),
      ...(entry.nearNames ?? []).filter((name) => isNameOf(entry, name)),
    ])
    expect(wrong).toEqual([])
  })

  it('finds every occupation by its title and each of its other names', () => {
    const index = openIndex(occupationIndex)
    // Each name is held against all the others, which takes seconds of a core.
    const missed = sample(occupationIndex, 3).flatMap(({ id, title, otherNames, nearNames = [] }) =>
      [...title.split(' / '), ...otherNames, ...nearNames]
        .filter((name) => findOccupation(index, name).entry?.id !== id)
        .map((name) => `${name}: ${findOccupation(index, name).entry?.id} for ${id}`),
    )
    expect(missed).toEqual([])
  })
})
