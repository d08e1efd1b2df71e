import { loadFontSet } from '#client/preview/fonts/load-font-set.ts'
import type { Look } from '#client/preview/use-pages.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { compositionFaces } from '#engine/layout/text/required-faces.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** Fetches the measures of a template's letters while the pointer is on its way to it. */
export function warmTemplate(resume: Resume, look: Look): void {
  // Without them now, they are fetched with the choice.
  loadFontSet(compositionFaces(composeResume(resume, look, {}))).catch(() => undefined)
}
