import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/lib/query.ts'
import { fullName } from '#engine/resume/names.ts'
import modern from '#engine/templates/modern.ts'
import type { ResumePreviewProps } from './resume-preview.tsx'
import { ResumePreview } from './resume-preview.tsx'

const { sample, ...template } = modern

const metricFiles = import.meta.glob<{ default: object }>('../../../../assets/fonts/metrics/*.json')

async function readMetrics(address: string): Promise<Response> {
  const name = address.slice(address.lastIndexOf('/'))
  const load = Object.entries(metricFiles).find(([path]) => path.endsWith(name))?.[1]
  return load ? Response.json((await load()).default) : new Response('', { status: 404 })
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/templates/')) return Response.json(template)
    return readMetrics(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(props: Partial<ResumePreviewProps>) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ResumePreview resume={sample} {...props} />
    </QueryClientProvider>,
  )
}

/** The metric files come from disk, which takes its time on a busy machine. */
const findPages = () =>
  waitFor(() => expect(document.querySelectorAll('.page-sheet [data-path]').length).toBeGreaterThan(0))

describe('the resume preview', () => {
  it('says when there is no resume', () => {
    show({ resume: undefined })
    expect(screen.getByText('No resume data available')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('spins until the template has come, then shows its pages', async () => {
    show({ templateId: 2 })
    expect(screen.getByRole('status').textContent).toBe('Loading preview...')
    await findPages()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(sample.personalInfo.lastName)
  })

  it('shows the default look where there is no template', async () => {
    show({})
    await findPages()
    const name = screen.getByRole('heading', { name: fullName(sample) }).querySelector('span')
    expect(name?.style.fontFamily).toBe('candid-roboto-700')
  })

  it('lays the custom style over the template', async () => {
    show({ template, customStyle: { textColor: '#123456' } })
    await findPages()
    const colors = [...document.querySelectorAll<HTMLElement>('.page-sheet span')].map((span) => span.style.color)
    expect(colors).toContain('#123456')
  })

  it('has a print button, and a download menu only where somebody handles it', async () => {
    show({ template })
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  })

  it.each([
    ['Download as PDF', 'pdf'],
    ['Download as Word', 'docx'],
  ])('passes the format of %s on', async (label, format) => {
    const onDownload = vi.fn()
    show({ template, onDownload })
    fireEvent.click(screen.getByRole('button', { name: 'Download' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: label }))
    expect(onDownload.mock.calls).toEqual([[format]])
  })

  it('says beside each of its files what it costs', async () => {
    show({ template, onDownload: vi.fn(), price: <span>$2.99</span> })
    fireEvent.click(screen.getByRole('button', { name: 'Download' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Download as PDF$2.99', 'Download as Word$2.99'])
  })

  it('tells which field was clicked', async () => {
    const onPick = vi.fn()
    show({ template, onPick })
    await findPages()
    const [job] = sample.experiences
    fireEvent.click(screen.getByText(job?.company ?? ''))
    expect(onPick).toHaveBeenCalledWith(`experiences.${job?.id}.company`)
  })

  it('zooms, and shows the same words as text', async () => {
    show({ template })
    await findPages()
    fireEvent.click(screen.getByRole('button', { name: /set to 100/ }))
    const paperWidth = () => document.querySelector<HTMLElement>('.page-sheet > div')?.style.width
    expect(paperWidth()).toBe('816px')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(paperWidth()).toBe('897.6px')
    fireEvent.click(screen.getByRole('button', { name: 'Read as text' }))
    expect(document.querySelector('.page-sheet')).toBeNull()
    expect(await screen.findByText(/EXPERIENCE/)).toBeTruthy()
  })
})
