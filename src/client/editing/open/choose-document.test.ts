import { describe, expect, it, vi } from 'vitest'
import { createDevice, type Device } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { setField } from '#engine/edit/set-field.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { chooseDocument, type OpenRequest } from './choose-document.ts'
import { NO_TEMPLATE, readAddress, writeAddress } from './document-address.ts'

const now = '2026-01-01T10:00:00.000Z'
const sample = setField(emptyResume('sample'), 'personalInfo.firstName', 'Maya')

function draft(id: string, firstName: string, rest: Partial<ResumeDocument> = {}): ResumeDocument {
  const document = newDocument({ id, now })
  return {
    ...document,
    resume: setField(document.resume, 'personalInfo.firstName', firstName),
    revision: 1,
    ...rest,
  }
}

async function setUp(drafts: ResumeDocument[] = []) {
  localStorage.clear()
  const device: Device = createDevice({ factory: fakeIndexedDb(createFakeDisk()), storage: localStorage })
  for (const document of drafts) await device.drafts.save(document, 0)
  const loadSample = vi.fn(async () => sample)
  let ids = 0
  const isAbsentTemplate = vi.fn(async (id: number) => id === 999)
  const fetchDocument = vi.fn(async (id: string) => (id === 'away' ? draft('away', 'Afar') : undefined))
  const deps = { device, fetchDocument, loadSample, isAbsentTemplate, newId: () => `new-${++ids}`, now: () => now }
  const open = (request: Partial<OpenRequest> = {}) =>
    chooseDocument(
      {
        ...{ documentId: undefined, templateId: undefined, wantsSample: false, wantsNew: false },
        sampleWhenNameless: false,
        ...request,
      },
      deps,
    )
  return { device, deps, fetchDocument, loadSample, open }
}

describe('which document a page edits', () => {
  it('is the one the address names', async () => {
    const { open } = await setUp([draft('a', 'Ada'), draft('b', 'Bea')])
    expect(await open({ documentId: 'b' })).toMatchObject({ document: { id: 'b' }, origin: 'draft', isMissing: false })
  })

  it('begins with the name of the account, and says nothing where that cannot be had', async () => {
    const { deps } = await setUp()
    const request = {
      documentId: undefined,
      templateId: undefined,
      wantsSample: false,
      wantsNew: false,
      sampleWhenNameless: false,
    }
    const knownPerson = vi.fn(async () => ({ firstName: 'Ada', email: 'ada@example.com' }))
    const { document } = await chooseDocument(request, { ...deps, knownPerson })
    expect(document).toMatchObject({
      revision: 0,
      resume: { personalInfo: { firstName: 'Ada', lastName: '', email: 'ada@example.com' } },
    })
    knownPerson.mockRejectedValueOnce(new Error('offline'))
    const without = await chooseDocument(request, { ...deps, knownPerson })
    expect(without.document.resume.personalInfo.firstName).toBe('')
  })

  it('is fetched from the account where only that has it', async () => {
    const { open, fetchDocument } = await setUp([draft('a', 'Ada')])
    expect(await open({ documentId: 'away' })).toMatchObject({ document: { id: 'away' }, isMissing: false })
    await open({ documentId: 'a' })
    await open()
    expect(fetchDocument).toHaveBeenCalledTimes(1)
    fetchDocument.mockRejectedValueOnce(new Error('offline'))
    expect(await open({ documentId: 'away' })).toMatchObject({ document: { id: 'a' }, isMissing: true })
  })

  it('is never what somebody else left on this device', async () => {
    const { open, device } = await setUp([draft('a', 'Ada')])
    device.lastDocument.write('a')
    await device.shelf.mark('a', { userId: 'ada', revision: 1, savedRevision: 1 })
    device.safetyCopies.keep({ base: 1, document: draft('a', 'Ada Secret') })
    expect(await open()).toMatchObject({ origin: 'new' })
    expect(await open({ documentId: 'a' })).toMatchObject({ origin: 'new', isMissing: true })
    device.account.write('ada')
    expect(await open()).toMatchObject({ document: { id: 'a' } })
  })

  it('is the last one opened, or else the last one changed', async () => {
    const { open, device } = await setUp([draft('a', 'Ada'), draft('b', 'Bea', { updatedAt: '2026-01-02' })])
    expect((await open()).document.id).toBe('b')
    device.lastDocument.write('a')
    expect((await open()).document.id).toBe('a')
  })

  it('is a new empty one on a fresh device', async () => {
    const { open, loadSample } = await setUp()
    const { document, origin } = await open({ templateId: 5 })
    expect(origin).toBe('new')
    expect(document).toMatchObject({ id: 'new-1', templateId: 5, revision: 0, resume: { id: 'new-1' } })
    expect(loadSample).not.toHaveBeenCalled()
  })

  it('is an empty one of its own when the address asks for it', async () => {
    const { open } = await setUp([draft('a', 'Ada')])
    expect(await open({ wantsNew: true })).toMatchObject({ origin: 'new', isMissing: false, document: { id: 'new-1' } })
  })

  it('says when the named one is not on this device', async () => {
    const { open } = await setUp([draft('a', 'Ada')])
    expect(await open({ documentId: 'gone' })).toMatchObject({ document: { id: 'a' }, isMissing: true })
  })

  it('is a copy of the sample when the address asks for it, and no draft is touched', async () => {
    const { open, device } = await setUp([draft('a', 'Ada')])
    const { document, origin } = await open({ wantsSample: true, templateId: 3 })
    expect(origin).toBe('sample')
    expect(document).toMatchObject({
      id: 'new-1',
      templateId: 3,
      resume: { id: 'new-1', personalInfo: { firstName: 'Maya' } },
    })
    expect(await device.drafts.list()).toEqual([draft('a', 'Ada')])
  })

  it('asks for the sample only when the resume has no first name', async () => {
    const named = await setUp([draft('a', 'Ada')])
    expect((await named.open({ sampleWhenNameless: true })).document.id).toBe('a')
    expect(named.loadSample).not.toHaveBeenCalled()
    const nameless = await setUp([draft('a', '')])
    expect(await nameless.open({ sampleWhenNameless: true, templateId: 2 })).toMatchObject({
      origin: 'sample',
      document: { id: 'new-1', templateId: 2 },
    })
    expect(nameless.loadSample).toHaveBeenCalledWith(2)
  })

  it('shows a nameless document that holds something when it was opened by name', async () => {
    const begun = draft('a', '')
    const document = { ...begun, resume: setField(begun.resume, 'personalInfo.summary', 'Sails.') }
    const { open } = await setUp([document])
    expect(await open({ documentId: 'a', sampleWhenNameless: true })).toMatchObject({ origin: 'draft' })
  })

  it('stands in with a new one when the sample does not come', async () => {
    const { open, loadSample } = await setUp()
    loadSample.mockRejectedValue(new Error('offline'))
    expect(await open({ wantsSample: true })).toMatchObject({ origin: 'new', problem: 'sample' })
  })

  it('is a new one where the browser keeps nothing, and says so', async () => {
    const { deps } = await setUp()
    const device = createDevice({ factory: undefined, storage: undefined })
    const wishes = { wantsSample: false, wantsNew: false, sampleWhenNameless: false }
    const request = { documentId: 'a', templateId: undefined, ...wishes }
    expect(await chooseDocument(request, { ...deps, device })).toMatchObject({ origin: 'new', problem: 'storage' })
  })
})

describe('a template that does not exist', () => {
  it('is in no new document', async () => {
    const { open } = await setUp()
    expect(await open({ templateId: 999 })).toMatchObject({ isTemplateMissing: true, document: { templateId: 1 } })
  })

  it('gives way to the sample of the first template', async () => {
    const { open, loadSample } = await setUp()
    loadSample.mockRejectedValueOnce(new Error('404'))
    expect(await open({ templateId: 999, sampleWhenNameless: true })).toMatchObject({
      isTemplateMissing: true,
      origin: 'sample',
      document: { templateId: 1, resume: { personalInfo: { firstName: 'Maya' } } },
    })
    expect(loadSample).toHaveBeenLastCalledWith(1)
  })

  it('is not in what stands in for a sample that does not come', async () => {
    const { open, loadSample } = await setUp()
    loadSample.mockRejectedValue(new Error('offline'))
    expect(await open({ templateId: 999, wantsSample: true })).toMatchObject({
      origin: 'new',
      problem: 'sample',
      document: { templateId: 1 },
    })
  })

  it('leaves a draft the template it has', async () => {
    const { open } = await setUp([draft('a', 'Ada', { templateId: 4 })])
    expect(await open({ templateId: 999 })).toMatchObject({ isTemplateMissing: true, document: { templateId: 4 } })
    expect(await open({ templateId: 5 })).toMatchObject({ isTemplateMissing: false })
  })
})

describe('keystrokes a page left unsaved', () => {
  it('come back when the document is opened again', async () => {
    const { open, device } = await setUp([draft('a', 'Ad')])
    device.safetyCopies.keep({ base: 1, document: draft('a', 'Ada') })
    const { document } = await open({ documentId: 'a' })
    expect(document).toMatchObject({ revision: 2, resume: { personalInfo: { firstName: 'Ada' } } })
    expect(await device.drafts.load('a')).toEqual(document)
    expect(device.safetyCopies.read('a')).toBeUndefined()
  })

  it('come back for a document that was never written', async () => {
    const { open, device } = await setUp()
    device.lastDocument.write('a')
    device.safetyCopies.keep({ base: 0, document: draft('a', 'Ada', { revision: 0 }) })
    expect((await open()).document.resume.personalInfo.firstName).toBe('Ada')
  })

  it('do not replace what another tab has written since, and are kept beside it', async () => {
    const { open, device } = await setUp([draft('a', 'Newer', { revision: 4 })])
    device.safetyCopies.keep({ base: 1, document: draft('a', 'Older') })
    expect((await open({ documentId: 'a' })).document.resume.personalInfo.firstName).toBe('Newer')
    expect(await device.drafts.load('new-1')).toMatchObject({
      title: 'Older – Resume (recovered)',
      resume: { id: 'new-1', personalInfo: { firstName: 'Older' } },
    })
  })
})

describe('the address of a document', () => {
  it.each(['abc', '-1', '', '1e3'])('M1: knows that “%s” is no template', (id) => {
    expect(readAddress(new URLSearchParams({ id }), 'id').templateId).toBe(NO_TEMPLATE)
  })

  it('reads template and document, and passes over an empty name', () => {
    expect(readAddress(new URLSearchParams('id=7&doc=a&sample=true'), 'id')).toEqual({
      documentId: 'a',
      templateId: 7,
      wantsSample: true,
      wantsNew: false,
    })
    expect(readAddress(new URLSearchParams('doc='), 'id')).toEqual({
      documentId: undefined,
      templateId: undefined,
      wantsSample: false,
      wantsNew: false,
    })
  })

  it('follows the document and keeps what it does not know', () => {
    const params = new URLSearchParams('template=2&sample=true&new=true&step=skills')
    expect(writeAddress(params, 'template', '5/a').toString()).toBe('template=5&step=skills&doc=a')
    expect(writeAddress(new URLSearchParams(), 'id', '5/a').toString()).toBe('id=5&doc=a')
    expect(writeAddress(new URLSearchParams(), 'template', '5/a').toString()).toBe('doc=a')
  })
})
