import { expect, it, vi } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { sampleId } from '#engine/resume/sample-id.ts'
import type { ResumeDocument } from './document.ts'
import { findMyResume } from './find-my-resume.ts'
import { newDocument } from './new-document.ts'

const { list } = vi.hoisted(() => ({ list: vi.fn() }))
vi.mock('./device.ts', () => ({ openDevice: () => ({ drafts: { list }, lastDocument: { read: () => undefined } }) }))

function draft(id: string, email: string): ResumeDocument {
  const empty = emptyResume(id)
  const resume = { ...empty, personalInfo: { ...empty.personalInfo, firstName: 'Ana', email } }
  return { ...newDocument({ id: `draft-${id}`, now: '' }), resume }
}

it('takes no sample for the person’s own until their own address is in it', async () => {
  list.mockResolvedValue([draft(sampleId('vertex'), 'ana@example.com')])
  expect(await findMyResume(() => true)).toBeUndefined()
  list.mockResolvedValue([draft(sampleId('vertex'), 'ana@gmail.com')])
  expect(await findMyResume(() => true)).toBeDefined()
  list.mockResolvedValue([draft('own', 'ana@example.com')])
  expect(await findMyResume(() => true)).toBeDefined()
})
