import { expect, it, vi } from 'vitest'
import type { Resume } from '#engine/resume/resume.ts'
import professional from '#engine/templates/professional.ts'
import type { ResumeDocument } from './document.ts'
import { findMyResume } from './find-my-resume.ts'
import { newDocument } from './new-document.ts'

const { list } = vi.hoisted(() => ({ list: vi.fn() }))
vi.mock('./device.ts', () => ({ openDevice: () => ({ drafts: { list }, lastDocument: { read: () => undefined } }) }))

function draft(person: Partial<Resume['personalInfo']>): ResumeDocument {
  const { sample } = professional
  const resume = { ...sample, id: 'a-copy', personalInfo: { ...sample.personalInfo, ...person } }
  return { ...newDocument({ id: 'draft', now: '' }), resume }
}

it('takes no copy of a sample for the person’s own until it is theirs by name or address', async () => {
  list.mockResolvedValue([draft({})])
  expect(await findMyResume(() => true)).toBeUndefined()
  list.mockResolvedValue([draft({ email: 'ana@gmail.com' })])
  expect(await findMyResume(() => true)).toBeDefined()
  list.mockResolvedValue([draft({ firstName: 'Ottoline' })])
  expect(await findMyResume(() => true)).toBeDefined()
})
