// Calls anybody can make that are meant to keep a server busy: known ones, and as many again from a seeded generator.

import { templates } from '#engine/templates/registry.gen.ts'
import { makeDocx, makePdf, resumePage, zip } from '#server/imports/files.fixture.ts'
import { makeBrokenFiles } from '#server/imports/malformed.fixture.ts'
import { createChance } from '../tests/support/chance.ts'
import { makeHostileTexts } from './_hostile-texts.ts'

export type HostileInput = { name: string; path: string; body?: Buffer; type?: string }

const { sample } = templates.professional
const posting = 'Operations Manager\n\nRequirements\n- 5+ years of experience in operations\n- Budgeting'
const growth = 'grew 5% to $3 million, '

export async function makeHostileInputs(count: number): Promise<HostileInput[]> {
  const known = [...textInputs(), ...pastedInputs(), ...documentInputs(), ...bodyInputs(), ...(await fileInputs())]
  const random = createChance(11)
  const made = Array.from({ length: Math.max(0, count - known.length) }, (_, index) => makeInput(random, index))
  return shuffle([...known, ...made], random)
}

function json(name: string, path: string, value: unknown): HostileInput {
  return { name, path, type: 'application/json', body: Buffer.from(JSON.stringify(value)) }
}

/** Each text as a resume and as a posting, to every call that reads one. */
function writingCalls(name: string, text: string): HostileInput[] {
  return [
    json(`${name}, upgrade`, '/api/upgrade-resume', { resumeData: text }),
    json(`${name}, tailor`, '/api/generate-tailored-resume', { resumeData: text, jobDescription: posting }),
    json(`${name}, posting`, '/api/assistant/tailor', { resume: sample, jobDescription: text.slice(0, 60_000) }),
    json(`${name}, letter`, '/api/generate-cover-letter', { userDetails: text, jobDetails: posting }),
    json(`${name}, review`, '/api/assistant/upgrade', { resumeData: text }),
  ]
}

function textInputs(): HostileInput[] {
  const texts = {
    growth: growth.repeat(435),
    'long growth': growth.repeat(8000),
    letters: 'a'.repeat(195_000),
    newlines: `a${'\n'.repeat(195_000)}b`,
    spaces: `a${' '.repeat(195_000)}b`,
    digits: '9'.repeat(100_000),
    bullets: '- \n'.repeat(60_000),
    dates: '2019-01 2020-02 '.repeat(10_000),
  }
  return Object.entries(texts).flatMap(([name, text]) => writingCalls(name, text))
}

/** What holds a reader up, each to one of the calls that read. */
function pastedInputs(): HostileInput[] {
  const texts = makeHostileTexts(195_000).filter(({ name }) => name.endsWith('alone'))
  return texts.flatMap(({ name, text }, at) => writingCalls(name, text)[at % 5] ?? [])
}

function documentInputs(): HostileInput[] {
  const resumes = {
    'a name of 400,000 letters': { ...sample, personalInfo: { firstName: 'a'.repeat(400_000) } },
    '20,000 jobs': { ...sample, experiences: Array.from({ length: 20_000 }, (_, index) => jobOf(index, 300)) },
    '6,000 lines': { ...sample, projects: [{ name: 'p', description: '- a\n'.repeat(5900) }] },
    'spaces in a line': { ...sample, projects: [{ name: 'p', description: `a${' '.repeat(240_000)}b` }] },
    'marks of bold': { ...sample, projects: [{ name: 'p', description: '**a_[b]('.repeat(30_000) }] },
    'one word': { ...sample, projects: [{ name: 'p', description: 'a'.repeat(240_000) }] },
    'all entries': { ...sample, experiences: Array.from({ length: 200 }, (_, index) => jobOf(index, 900)) },
  }
  return Object.entries(resumes).flatMap(([name, resumeContent]) => [
    json(`${name}, report`, '/api/download-resume/read-back', { resumeContent, templateId: 2, format: 'docx' }),
    json(`${name}, PDF report`, '/api/download-resume/read-back', { resumeContent, templateId: 5, format: 'pdf' }),
    json(`${name}, Markdown`, '/api/download-resume', { resumeContent, templateId: 1, format: 'md' }),
    json(`${name}, text`, '/api/download-resume', { resumeContent, templateId: 1, format: 'txt' }),
    json(`${name}, skills`, '/api/assistant/skills', { resume: resumeContent, category: 'Tools' }),
  ])
}

function jobOf(index: number, length: number) {
  const description = 'Did a thing that mattered to many. '.repeat(Math.ceil(length / 35))
  return { id: `e${index}`, company: `Company ${index}`, position: 'Lead', startDate: '2020-01', description }
}

function bodyInputs(): HostileInput[] {
  const raw = (name: string, text: string) => ({
    name,
    path: '/api/download-resume/read-back',
    type: 'application/json',
    body: Buffer.from(text),
  })
  return [
    raw('lists in lists', '['.repeat(3_000_000)),
    raw('empty lists', `[${'[],'.repeat(3_000_000)}1]`),
    raw('names', `{${Array.from({ length: 600_000 }, (_, index) => `"k${index}":1`).join(',')}}`),
    { name: 'a long search', path: `/api/jobs?query=${'nurse+'.repeat(33)}` },
    { name: 'a wild search', path: `/api/jobs?query=${encodeURIComponent('"%_(*'.repeat(39))}` },
  ]
}

async function fileInputs(): Promise<HostileInput[]> {
  const long = 'a'.repeat(500_000)
  const files: Record<string, Uint8Array> = {
    'a tag of 500 kB': makeDocx(`<w:p ${long}><w:r><w:t>x</w:t></w:r></w:p>`),
    'a text of 500 kB': makeDocx(`<w:p><w:r><w:t>${long}</w:t></w:r></w:p>`),
    'deep tags': makeDocx('<w:p>'.repeat(50_000)),
    'a bomb': zip({ 'word/document.xml': ' '.repeat(50_000_000), '[Content_Types].xml': '<Types/>' }),
    'plain letters': Buffer.from(long),
    'plain growth': Buffer.from(growth.repeat(4000)),
    'much JSON': Buffer.from(JSON.stringify({ personalInfo: {}, experiences: Array(20_000).fill({ company: 'x' }) })),
    'a sound PDF': await makePdf(resumePage),
  }
  const broken = (await makeBrokenFiles(40)).map(({ name, bytes }) => [name, bytes] as const)
  return [...Object.entries(files), ...broken].map(([name, bytes]) => upload(name, bytes))
}

function upload(name: string, bytes: Uint8Array): HostileInput {
  const head =
    '--between\r\ncontent-disposition: form-data; name="file"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n'
  return {
    name: `${name}, upload`,
    path: '/api/extract-resume',
    type: 'multipart/form-data; boundary=between',
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--between--\r\n')]),
  }
}

const pieces = [
  growth,
  'a',
  ' ',
  '\n',
  '- ',
  '**',
  '[x](y)',
  '1,000 ',
  '$3M to $4M; ',
  'C++/',
  '\t',
  'é',
  '漢字',
  '"\\',
  '|',
  'http://',
]
const calls: ((text: string, random: () => number) => HostileInput)[] = [
  (text, random) => writingCalls('made', text)[Math.floor(random() * 5)] ?? json('made', '/api/upgrade-resume', {}),
  (text) =>
    json('made, paragraph', '/api/assistant/letter-paragraph', {
      resumeData: text,
      jobDetails: posting,
      wish: 'shorter',
      role: 'proof',
      text: text.slice(0, 5000),
    }),
  (text) => json('made, letter', '/api/assistant/letter', { resume: sample, jobDetails: text.slice(0, 60_000) }),
  (text) =>
    json('made, summary', '/api/assistant/summary', { resume: { ...sample, projects: [{ description: text }] } }),
  (text, random) =>
    json('made, report', '/api/download-resume/read-back', {
      resumeContent: { ...sample, experiences: [{ company: 'c', description: text }] },
      templateId: 1 + Math.floor(random() * 44),
      format: random() < 0.5 ? 'pdf' : 'docx',
    }),
  (text) =>
    json('made, Markdown', '/api/download-resume', {
      resumeContent: { ...sample, projects: [{ description: text }] },
      templateId: 1,
      format: 'md',
    }),
  (text) =>
    json('made, letter file', '/api/letters/download', {
      letter: { body: text, sender: { name: text } },
      format: 'pdf',
    }),
  (text) => json('made, sign-in', '/api/auth/sign-in', { email: text, password: text }),
  (text) => upload('made', Buffer.from(text)),
  (text) => upload('made Word', makeDocx(`<w:p><w:r><w:t>${text.replace(/[<&]/g, '')}</w:t></w:r></w:p>`)),
  (text) => ({ name: 'made, search', path: `/api/jobs?query=${encodeURIComponent(text.slice(0, 60))}` }),
]

/** A few pieces, repeated up to two hundred thousand characters, in one of the calls. */
function makeInput(random: () => number, index: number): HostileInput {
  const pick = () => pieces[Math.floor(random() * pieces.length)] ?? 'a'
  const unit = Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join('')
  const length = Math.floor(10 ** (3 + random() * 2.3))
  const text = `Ada Byron\n${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length)
  return (calls[index % calls.length] ?? calls[0])?.(text, random) ?? json('made', '/api/upgrade-resume', {})
}

function shuffle<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
