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
import { useFillAtFirst } from './use-fill-at-first.ts'

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
const pages = layoutPages(composeResume(short, template), fonts)

beforeAll(async () => {
  await loadPageEngine()
})

function show(style: CustomStyle = {}, later?: Resume) {
  const device = createDevice({ factory: undefined, storage: undefined })
  const document = { ...newDocument({ id: 'doc', now: '', resume: short }), style }
  const session = openSession(document, { device, newId: () => 'copy', now: () => 0 })
  onTestFinished(session.close)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocumentProvider session={session}>{children}</DocumentProvider>
  )
  const state = { status: 'ready', pages, fonts } as const
  const { result } = renderHook(() => useFillAtFirst({ state, resume: short, template, later }), { wrapper })
  return { shrink: () => result.current, style: () => session.store.getState().document.style }
}

it('sets a short resume larger once it comes out of the steps, and takes that back', () => {
  noteGenerated('doc')
  const { shrink, style } = show()
  expect(style().fontSize).toBeGreaterThan(template.style.fontSize)
  act(() => shrink()?.())
  expect(style()).toEqual({})
  expect(shrink()).toBeUndefined()
})

it('leaves a resume that somebody comes back to as it is', () => {
  expect(show().style()).toEqual({})
})

it('leaves a size that somebody has chosen', () => {
  noteGenerated('doc')
  const { shrink, style } = show({ fontSize: 9 })
  expect(style()).toEqual({ fontSize: 9 })
  expect(shrink()).toBeUndefined()
})

it('leaves the type small enough for what the resume may become', () => {
  noteGenerated('doc')
  expect(show({}, sample).style()).toEqual({})
})
