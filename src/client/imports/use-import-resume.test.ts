import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearToasts } from '#client/app/toast.ts'
import { openDevice } from '#client/drafts/device.ts'
import { createFakeDisk, fakeIndexedDb } from '#client/drafts/indexed-db.fixture.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { useImportResume } from './use-import-resume.ts'

afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

it('gives every import of the same file a document and a resume of its own', async () => {
  vi.stubGlobal('indexedDB', fakeIndexedDb(createFakeDisk()))
  const device = openDevice()
  const { result } = renderHook(() => useImportResume())
  const file = new File([JSON.stringify(emptyResume('mine'))], 'resume.json')
  const ids = [await act(() => result.current(file)), await act(() => result.current(file, 3))]
  const drafts = await Promise.all(ids.map((id) => device.drafts.load(id ?? '')))
  expect(drafts.map((draft) => draft?.resume.id)).toEqual(ids)
  expect(new Set(ids).size).toBe(2)
  expect(drafts[1]?.templateId).toBe(3)
})
