// What lays pages out, in one file that is fetched after the form it follows: it is larger than the form.
export { composeLetter } from '#engine/layout/compose/compose-letter.ts'
export { composeResume } from '#engine/layout/compose/compose-resume.ts'
export { fillPage } from '#engine/layout/fill-page.ts'
export { fitToPages } from '#engine/layout/fit-to-pages.ts'
export { layoutPages } from '#engine/layout/layout-pages.ts'
export { markComposition } from '#engine/layout/mark-composition.ts'
export { compositionFaces } from '#engine/layout/text/required-faces.ts'
export { knownFontSet, loadFontSet } from './fonts/load-font-set.ts'
