import { loadPageEngine } from '#client/preview/page-engine.ts'
import type { Look } from '#client/preview/use-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** Fetches the measures of a template's letters while the pointer is on its way to it. */
export function warmTemplate(resume: Resume, look: Look): void {
  // Without them now, they are fetched with the choice.
  loadPageEngine()
    .then(({ composeResume, compositionFaces, loadFontSet }) =>
      loadFontSet(compositionFaces(composeResume(resume, look, {}))),
    )
    .catch(() => undefined)
}
