// What a person hid must not be in any byte of a file they send out.
import { inflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { emptyLetter, type Letter } from '#engine/letter/letter.ts'
import { defaultLetterDesign } from '#engine/letter/letter-design.ts'
import { type Resume, type SectionId, sectionIds } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { exportDocument } from './export-document.ts'
import { exportLetter } from './export-letter.ts'
import { readDocxText, readPdfText } from './read-text.ts'

const isFull = process.env.TEST_FULL === '1'
const formats = ['pdf', 'docx'] as const
const all = Object.values(templates)
const created = '2026-01-01T00:00:00.000Z'

/** Letters that no sample, font or file format has by itself. */
const token = (what: string) => `zqx${what.replace(/[^a-z]/gi, '')}vkw`

const photoBytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(token('photo').repeat(9))])

/** A sample with a word of its own in every section, in the photo and in what no page shows. */
function plantedResume(sample: Resume, hidden: readonly SectionId[]): Resume {
  const [job] = sample.experiences
  if (!job) throw new Error('a sample without a job')
  return {
    ...sample,
    personalInfo: {
      ...sample.personalInfo,
      summary: `A summary ${token('summary')}`,
      profileImage: `data:image/png;base64,${photoBytes.toString('base64')}`,
    },
    experiences: [{ ...job, id: token('jobid'), company: token('company'), endDate: token('pastend'), current: true }],
    education: [
      {
        id: token('schoolid'),
        institution: token('school'),
        degree: token('degree'),
        field: token('field'),
        startDate: '2010',
        current: false,
        description: token('thesis'),
      },
    ],
    skillCategories: [
      { id: token('categoryid'), name: token('category'), skills: [{ id: 's', name: token('skill'), level: 2 }] },
    ],
    projects: [
      { id: 'p', name: token('project'), description: token('story'), url: `https://${token('url')}.example` },
    ],
    certifications: [{ id: 'c', name: token('certificate'), issuer: token('issuer'), date: '2020' }],
    languages: [{ id: 'l', name: token('language'), level: token('fluency') }],
    arrangement: {
      order: [...sectionIds].reverse(),
      hidden: [...hidden],
      titles: Object.fromEntries(sectionIds.map((id) => [id, `Title ${token(`title${id}`)}`])),
    },
  }
}

const tokensOf: Record<SectionId, string[]> = {
  summary: ['summary'],
  experience: ['company', 'jobid'],
  education: ['school', 'schoolid', 'degree', 'field', 'thesis'],
  skills: ['category', 'categoryid', 'skill'],
  projects: ['project', 'story', 'url'],
  certifications: ['certificate', 'issuer'],
  languages: ['language', 'fluency'],
}

/** A file with everything inside it unpacked, down to the parts of parts. */
function unpack(bytes: Uint8Array): Buffer[] {
  const whole = Buffer.from(bytes)
  const parts: Buffer[] = [whole]
  if (whole.toString('latin1', 0, 2) === 'PK') {
    for (const [name, part] of Object.entries(unzipSync(whole))) parts.push(Buffer.from(name), ...unpack(part))
  }
  for (let at = whole.indexOf('stream'); at >= 0; at = whole.indexOf('stream', at + 6)) {
    if (whole.toString('latin1', at - 3, at) === 'end') continue
    const start = at + (whole[at + 6] === 13 ? 8 : 7)
    const end = whole.indexOf('endstream', start)
    try {
      parts.push(...unpack(inflateSync(whole.subarray(start, end))))
    } catch {
      // A stream that is not packed was looked at with the whole.
    }
  }
  return parts
}

async function searchable(bytes: Uint8Array, format: 'pdf' | 'docx'): Promise<string> {
  // Glyphs have numbers of their own in a page's content, so the words are read as a reader sees them, too.
  const text = format === 'pdf' ? (await readPdfText(bytes)).text : await readDocxText(bytes)
  const parts = unpack(bytes).flatMap((part) => [
    part.toString('latin1'),
    part.toString('utf16le'),
    part.subarray(1).toString('utf16le'),
  ])
  return [text, ...parts].join('\n').toLowerCase()
}

function findTokens(haystack: string, names: readonly string[]): string[] {
  return names.filter((name) => {
    const word = token(name).toLowerCase()
    return haystack.includes(word) || haystack.includes(Buffer.from(word).toString('hex'))
  })
}

const never = ['pastend']
const base64Photo = photoBytes.toString('base64').toLowerCase()
/**
 * What is hidden is taken out before a template draws: here every third template writes one of the two files with one of
 * the two sets hidden, in turn, and each template all four in the full run.
 */
const sectionSets: SectionId[][] = [sectionIds.filter((id) => id !== 'experience'), ['experience']]
const setsFor = (id: number) => (isFull ? sectionSets : sectionSets.slice((id >> 1) % 2).slice(0, 1))
const writersOf = (format: (typeof formats)[number]) =>
  isFull ? all : all.filter(({ id }) => id % 6 === formats.indexOf(format))
/** A letterhead shows the sender alone: every ninth of them here. */
const letterheads = isFull ? all : all.filter(({ id }) => id % 9 === 0)

describe.each(formats)('H2: a %s with hidden parts and no photo', (format) => {
  it.each(writersOf(format).map((template) => [template.name, template] as const))(
    'made with %s holds none of them in any byte',
    async (_name, template) => {
      for (const hidden of setsFor(template.id)) {
        const resume = plantedResume(template.sample, hidden)
        const bytes = await exportDocument({ resume, template, customStyle: { showPhoto: false }, format, created })
        const content = await searchable(bytes, format)
        const secret = hidden.flatMap((id) => [...tokensOf[id], `title${id}`])
        expect(findTokens(content, [...secret, ...never, 'photo'])).toEqual([])
        expect(content).not.toContain(base64Photo)
        const shown = sectionIds.filter((id) => !hidden.includes(id))
        expect(
          findTokens(
            content,
            shown.flatMap((id) => tokensOf[id]),
          ),
        ).not.toEqual([])
      }
    },
  )
})

describe('the search of these tests', () => {
  it.each(formats)('finds in a %s what is shown', async (format) => {
    const [template] = all
    if (!template) throw new Error('no template')
    const resume = plantedResume(template.sample, [])
    const bytes = await exportDocument({ resume, template, customStyle: { showPhoto: true }, format, created })
    const content = await searchable(bytes, format)
    const readable = sectionIds.flatMap((id) => tokensOf[id]).filter((name) => format === 'pdf' || !name.endsWith('id'))
    expect(findTokens(content, readable)).toEqual(readable)
  })
})

const letter: Letter = {
  ...emptyLetter('letter'),
  resumeId: token('resumeid'),
  userDetails: `My details ${token('details')}`,
  posting: {
    jobId: token('jobid'),
    title: token('jobtitle'),
    company: token('firm'),
    url: token('url'),
    details: token('posting'),
  },
  sender: { name: 'Ada Moreno', professionalTitle: '', email: 'ada@example.com', phone: '', location: '' },
  recipient: { name: 'Sam Lee', company: 'Engines', address: '1 Road' },
  date: 'May 1, 2026',
  body: 'Dear Sam Lee,\n\nThis is what I want to say.\n\nAda Moreno',
}

describe.each(formats)('H2: a letter as %s', (format) => {
  it.each(letterheads.map((template) => [template.name, template] as const))(
    'under the letterhead of %s holds neither notes nor posting',
    async (_name, template) => {
      const bytes = await exportLetter({ letter, design: defaultLetterDesign, template, format, created })
      const content = await searchable(bytes, format)
      const secret = ['resumeid', 'details', 'jobid', 'jobtitle', 'firm', 'url', 'posting']
      expect(findTokens(content, secret)).toEqual([])
      expect(content).toContain('what i want to say')
    },
  )
})

describe('H2: a file without its data', () => {
  const [template] = all
  if (!template) throw new Error('no template')

  it('carries none where that was asked for, and otherwise does', async () => {
    const request = { resume: template.sample, template, customStyle: {}, format: 'pdf', created } as const
    expect(await searchable(await exportDocument(request), 'pdf')).toContain('"personalinfo"')
    const bare = await searchable(await exportDocument({ ...request, attachData: false }), 'pdf')
    expect(bare).not.toContain('"personalinfo"')
    expect(bare).not.toContain('embeddedfile')
    const letterRequest = { letter, design: defaultLetterDesign, template, format: 'pdf', created } as const
    expect(await searchable(await exportLetter(letterRequest), 'pdf')).toContain('"recipient"')
    const bareLetter = await searchable(await exportLetter({ ...letterRequest, attachData: false }), 'pdf')
    expect(bareLetter).not.toContain('"recipient"')
    expect(bareLetter).not.toContain('embeddedfile')
  })
})
