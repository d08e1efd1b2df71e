import { afterEach, describe, expect, it, vi } from 'vitest'
import { newDocument } from '#client/drafts/new-document.ts'
import { downloadResume, fileRequest } from './download-resume.ts'
import { saveAsText, textFormats } from './save-as-text.ts'

const resumeDocument = { ...newDocument({ id: 'd', now: '' }), style: { primaryColor: '#112233' } }

/** Watches what the browser is asked to save. */
function watchSaves() {
  const saved: { name: string; href: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
  return saved
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('downloading from the server', () => {
  it('sends resume, template, format and style, and saves the file', async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response('bytes'))
    vi.stubGlobal('fetch', fetch)
    const saved = watchSaves()
    await downloadResume(fileRequest(resumeDocument, 'docx'))
    const [path, init] = fetch.mock.calls[0] ?? []
    expect(path).toBe('/api/download-resume')
    expect(init?.credentials).toBe('include')
    expect(JSON.parse(String(init?.body))).toEqual({
      resumeContent: resumeDocument.resume,
      templateId: 1,
      format: 'docx',
      customStyle: { primaryColor: '#112233' },
    })
    expect(saved.map(({ name }) => name)).toEqual(['resume.docx'])
  })

  it('asks for the ATS copy by name', async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response('bytes'))
    vi.stubGlobal('fetch', fetch)
    const saved = watchSaves()
    await downloadResume(fileRequest(resumeDocument, 'pdf', { atsCopy: true }))
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ format: 'pdf', atsCopy: true })
    expect(saved[0]?.name).toBe('resume.pdf')
  })

  it('saves nothing when the server refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"code":"payment-required"}', { status: 402 }))
    const saved = watchSaves()
    await expect(downloadResume(fileRequest(resumeDocument, 'docx'))).rejects.toMatchObject({ status: 402 })
    expect(saved).toEqual([])
  })
})

describe('files made in the browser', () => {
  it('need no server', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const saved = watchSaves()
    for (const format of textFormats) await saveAsText(resumeDocument.resume, format)
    expect(saved.map(({ name }) => name)).toEqual(['resume.txt', 'resume.md', 'resume.json', 'resume.json'])
    expect(fetch).not.toHaveBeenCalled()
  })
})
