import { afterEach, expect, it, vi } from 'vitest'
import { newDocument } from '#client/drafts/new-document.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { ownEmail } from './use-waiting-draft.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['ciaran@example.com', 'ciaran@example.com'],
  ['maricel@hospital.org', 'maricel@hospital.org'],
  ['dana.whitfield@example.com', ''],
])('takes %s from the document for the receipt, unless it is the sample’s', async (email, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ personalInfo: { email: 'dana.whitfield@example.com' } }))
  const resume = emptyResume('doc')
  const document = newDocument({
    id: 'doc',
    now: '2026-01-01T00:00:00.000Z',
    resume: { ...resume, personalInfo: { ...resume.personalInfo, email } },
  })
  expect(await ownEmail(document)).toBe(expected)
})
