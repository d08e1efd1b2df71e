import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { clearToasts, type ShownToast, useToasts } from '#client/app/toast.ts'
import { createDevice } from '#client/drafts/device.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { defaultLook } from '#client/preview/default-look.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { type FaceMetricsFile, faceMetricsFileSchema } from '#engine/layout/text/face-metrics-file.ts'
import { createFontSet, type FontSet } from '#engine/layout/text/fonts.ts'
import { newExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { DocumentProvider } from './session/document-context.tsx'
import { openSession } from './session/document-session.ts'
import { useFitToPage } from './use-fit-to-page.ts'

const metricFiles = import.meta.glob<{ default: unknown }>('../../../assets/fonts/metrics/roboto-*.json', {
  eager: true,
})
const fonts: FontSet = createFontSet(
  Object.values(metricFiles).map((file): FaceMetricsFile => faceMetricsFileSchema.parse(file.default)),
)

beforeEach(clearToasts)

function resumeOf(jobs: number): Resume {
  const experiences = Array.from({ length: jobs }, (_, index) => ({
    ...newExperience({ id: `job-${index}`, today: '2026-01-01' }),
    description: '- One thing that was done\n- Another thing that was done',
  }))
  return { ...emptyResume('r'), experiences }
}

function resumeJustOverOnePage(): Resume {
  for (let jobs = 1; ; jobs++) {
    const resume = resumeOf(jobs)
    if (layoutPages(composeResume(resume, defaultLook), fonts).pages.length > 1) return resume
  }
}

function fitOnePage(resume: Resume) {
  const device = createDevice({ factory: undefined, storage: undefined })
  const document = newDocument({ id: 'doc', now: '', resume })
  const session = openSession(document, { device, newId: () => 'copy', now: () => 0 })
  onTestFinished(session.close)
  let shown: ShownToast | undefined
  let run = () => {}
  function Page() {
    const fitToPage = useFitToPage()
    run = () => fitToPage(defaultLook, fonts)
    shown = useToasts()[0]
    return null
  }
  const page = (
    <DocumentProvider session={session}>
      <Page />
    </DocumentProvider>
  )
  const { rerender } = render(page)
  run()
  rerender(page)
  return { toast: () => shown, style: () => session.store.getState().document.style }
}

describe('fitting to one page', () => {
  it('changes the style a little, says so in plain words, and can be undone from the message', () => {
    const { toast, style } = fitOnePage(resumeJustOverOnePage())
    expect(toast()).toMatchObject({ title: 'Fits on one page now.' })
    expect(toast()?.description).toBeUndefined()
    expect(Object.keys(style())).not.toEqual([])
    toast()?.action?.onSelect()
    expect(style()).toEqual({})
  })

  it('leaves alone what fits already', () => {
    const { toast, style } = fitOnePage(resumeOf(1))
    expect(toast()).toMatchObject({ title: 'It already fits on one page' })
    expect(style()).toEqual({})
  })

  it('says so when no readable size is small enough', () => {
    const { toast, style } = fitOnePage(resumeOf(60))
    expect(toast()).toMatchObject({ title: 'This won’t fit on one page' })
    expect(style()).toEqual({})
  })
})
