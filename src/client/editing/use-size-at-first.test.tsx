import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createDevice } from '#client/drafts/device.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { openSession } from '#client/editing/session/document-session.ts'
import { loadPageEngine } from '#client/preview/page-engine.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { faceMetricsFileSchema } from '#engine/layout/text/face-metrics-file.ts'
import { createFontSet } from '#engine/layout/text/fonts.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import baseline from '#engine/templates/baseline.ts'
import { noteGenerated } from './just-generated.ts'
import { useSizeAtFirst } from './use-size-at-first.ts'

const metricFiles = import.meta.glob<{ default: unknown }>('../../../assets/fonts/metrics/*.json', { eager: true })
const fonts = createFontSet(Object.values(metricFiles).map((file) => faceMetricsFileSchema.parse(file.default)))

const { sample, ...template } = baseline
const short = {
  ...sample,
  experiences: sample.experiences.slice(0, 1),
  education: sample.education.slice(0, 1),
  certifications: [],
  skillCategories: [],
  languages: [],
}
const layOut = (resume: Resume, style: CustomStyle = {}) => layoutPages(composeResume(resume, template, style), fonts)

/** Lines enough to run over, and no more. */
function runsOver(by: number): Resume {
  const withLines = (count: number): Resume => ({
    ...sample,
    experiences: sample.experiences.map((job, at) =>
      at === 0 ? { ...job, description: Array.from({ length: count }, () => '- Kept the books').join('\n') } : job,
    ),
  })
  let count = 1
  while (layOut(withLines(count)).pages.length === 1) count++
  return withLines(count - 1 + by)
}

beforeAll(async () => {
  await loadPageEngine()
})

type Shown = { style?: CustomStyle; resume?: Resume; later?: Resume; isBegun?: boolean }

function show({ style = {}, resume = short, later, isBegun = false }: Shown = {}) {
  const device = createDevice({ factory: undefined, storage: undefined })
  const document = { ...newDocument({ id: 'doc', now: '', resume }), style }
  const session = openSession(document, { device, newId: () => 'copy', now: () => 0 })
  onTestFinished(session.close)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocumentProvider session={session}>{children}</DocumentProvider>
  )
  const styleNow = () => session.store.getState().document.style
  const stateOf = (shown: Resume) => ({ status: 'ready', pages: layOut(shown, styleNow()), fonts }) as const
  const first = { state: stateOf(resume), resume, template, later, holds: true }
  const waiting = { ...first, state: { status: 'loading' as const } }
  const { result, rerender } = renderHook(useSizeAtFirst, { wrapper, initialProps: isBegun ? waiting : first })
  if (isBegun) {
    act(() => session.store.update((own) => ({ ...own, resume: sample }), { label: 'Accept' }))
    rerender(first)
  }
  return {
    sized: () => result.current,
    style: styleNow,
    write: (next: Resume) => rerender({ ...first, state: stateOf(next), resume: next, later: undefined }),
  }
}

it('sets a short resume larger once it comes out of the steps, and takes that back', () => {
  noteGenerated('doc')
  const { sized, style } = show()
  expect(style().fontSize).toBeGreaterThan(template.style.fontSize)
  act(() => sized()?.undo())
  expect(style()).toEqual({})
  expect(sized()).toBeUndefined()
})

it('leaves a resume that somebody comes back to as it is', () => {
  expect(show().style()).toEqual({})
})

it('leaves a size that somebody has chosen', () => {
  noteGenerated('doc')
  const { sized, style } = show({ style: { fontSize: 9 } })
  expect(style()).toEqual({ fontSize: 9 })
  expect(sized()).toBeUndefined()
})

it('leaves the type small enough for what the resume may become', () => {
  noteGenerated('doc')
  expect(show({ later: sample }).style()).toEqual({})
})

it('takes a few lines back from a second page, and gives them that page again', () => {
  noteGenerated('doc')
  const resume = runsOver(2)
  const { sized, style } = show({ resume })
  expect(sized()?.words).toBe('Tightened to fit on one page')
  expect(layOut(resume, style()).pages).toHaveLength(1)
  act(() => sized()?.undo())
  expect(style()).toEqual({})
})

it('makes room for what the suggestions will add', () => {
  noteGenerated('doc')
  const later = runsOver(2)
  expect(layOut(later, show({ resume: runsOver(0), later }).style()).pages).toHaveLength(1)
})

it('leaves half a second page, which no reader would want squeezed into the first', () => {
  noteGenerated('doc')
  const { sized, style } = show({ resume: runsOver(25) })
  expect([sized(), style()]).toEqual([undefined, {}])
})

it('goes on saving the page while lines are put in by a press', () => {
  noteGenerated('doc')
  const { sized, style, write } = show({ resume: runsOver(1) })
  const first = style()
  write(runsOver(4))
  expect(style()).not.toEqual(first)
  expect(layOut(runsOver(4), style()).pages).toHaveLength(1)
  act(() => sized()?.undo())
  expect(style()).toEqual({})
})

it('leaves the size to whoever was faster than the page', () => {
  noteGenerated('doc')
  const { sized, style } = show({ isBegun: true })
  expect(sized()).toBeUndefined()
  expect(style()).toEqual({})
})
