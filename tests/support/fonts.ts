import type { FontSet } from '#engine/layout/text/fonts.ts'
import { allFaces } from '#engine/style/fonts.ts'
import { loadMetrics } from '#server/exports/fonts/font-files.ts'

/** Every face there is, so that a test need not know which ones a template takes. */
export const testFonts = (): FontSet => loadMetrics(allFaces)
