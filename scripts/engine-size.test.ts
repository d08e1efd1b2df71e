import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const entry = `
  export { composeResume } from '#engine/layout/compose/compose-resume.ts'
  export { layoutPages } from '#engine/layout/layout-pages.ts'
  export { pageTree } from '#engine/layout/paint/page-tree.ts'
  export { openFontSet } from '#engine/layout/text/fonts.ts'
  export { compositionFaces } from '#engine/layout/text/required-faces.ts'
`

test('what the preview needs of the engine costs a browser at most 67.2 kB beyond the app', async () => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // The forms and the store check what they read with it too, so the app has it anyway.
    external: ['zod'],
    write: false,
  })
  const size = gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length
  expect(size).toBeGreaterThan(10_000)
  expect(size).toBeLessThan(67_200)
})
