import { afterEach, expect, it, vi } from 'vitest'
import { newDocument } from '#client/drafts/new-document.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { readOwner } from './use-waiting-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const sample = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana.whitfield@example.com' }

function write(person: Partial<typeof sample>) {
  vi.stubGlobal('fetch', async () => Response.json({ personalInfo: sample }))
  const resume = emptyResume('doc')
  return newDocument({
    id: 'doc',
    now: '2026-01-01T00:00:00.000Z',
    resume: { ...resume, personalInfo: { ...resume.personalInfo, ...person } },
  })
}

it.each([
  ['ciaran@example.com', 'ciaran@example.com'],
  ['maricel@hospital.org', 'maricel@hospital.org'],
  [sample.email, ''],
])('takes %s from the document for the receipt, unless it is the sample’s', async (email, expected) => {
  expect((await readOwner(write({ email }))).email).toBe(expected)
})

it('knows a sample that nobody has put a name of their own on', async () => {
  expect((await readOwner(write(sample))).isSample).toBe(true)
  expect((await readOwner(write({ ...sample, firstName: 'Rosalind' }))).isSample).toBe(false)
  expect((await readOwner(write({ ...sample, email: 'dana@whitfield.org' }))).isSample).toBe(false)
})
