import { describe, expect, it } from 'vitest'
import { findBoundaryProblems } from './boundaries.ts'

function problemsOf(files: Record<string, string[]>): string[] {
  const sources = Object.entries(files).map(([path, specifiers]): [string, string] => [
    path,
    specifiers.map((specifier) => `import { x } from '${specifier}'\n`).join(''),
  ])
  return findBoundaryProblems(new Map(sources))
}

describe('directions that are allowed', () => {
  it.each([
    ['src/shared/api/templates.ts', '#engine/style/style.ts'],
    ['src/server/exports/write-pdf.ts', '#engine/layout/display-list.ts'],
    ['src/server/exports/routes.ts', '#shared/api/exports.ts'],
    ['src/server/exports/routes.ts', '#server/platform/errors.ts'],
    ['src/server/exports/routes.ts', 'node:fs'],
    ['src/server/app.ts', './exports/routes.ts'],
    ['src/server/platform/database/open.ts', '#server/config.ts'],
    ['src/client/editor/editor-page.tsx', '#client/editing/session/document-store.ts'],
    ['src/client/editing/download-menu.tsx', '#client/exports/use-downloads.ts'],
    ['src/client/preview/page-view.tsx', '#client/ui/button.tsx'],
    ['src/client/home/home-page.tsx', '#client/app/site.tsx'],
    ['src/client/routes.tsx', './home/home-page.tsx'],
    ['src/engine/formats/text.ts', '#engine/layout/blocks.ts'],
    ['src/engine/writing/tailor.ts', '#engine/edit/change.ts'],
    ['src/engine/layout/break-lines.ts', 'linebreak'],
    ['src/engine/reading/read.test.ts', '#engine/formats/text.ts'],
    ['src/engine/style/fonts.test.ts', 'fontkit'],
    ['src/server/app.test.ts', '../../tests/support/app.ts'],
    ['scripts/fonts.ts', '#engine/style/fonts.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(problemsOf({ [file]: [specifier] })).toEqual([])
  })
})

describe('directions that are broken', () => {
  it.each([
    ['src/engine/resume/resume.ts', '#shared/errors.ts', 'engine may use only engine'],
    ['src/shared/api/jobs.ts', '#server/config.ts', 'shared may use only engine and shared'],
    ['src/server/app.ts', '#client/routes.tsx', 'server may use only engine, shared and server'],
    ['src/client/lib/api.ts', '#server/config.ts', 'client may use only engine, shared and client'],
    [
      'src/engine/layout/flow.ts',
      'react',
      'the engine may use only zod, linebreak, bidi-js, wink-nlp and wink-eng-lite-web-model',
    ],
    ['src/engine/layout/flow.ts', 'node:fs', "only the server may use Node's own modules"],
    ['src/client/lib/storage.ts', 'node:path', "only the server may use Node's own modules"],
    ['src/shared/money.ts', 'react', 'shared may use only zod'],
    ['src/server/platform/pages.ts', 'react-dom/server', 'the server has no React'],
    ['src/engine/resume/dates.ts', '#engine/style/style.ts', 'engine/resume uses no other part of the engine'],
    ['src/engine/style/style.ts', '#engine/layout/blocks.ts', 'engine/style may use only resume and letter'],
    ['src/engine/edit/diff.ts', '#engine/writing/gate.ts', 'engine/edit may use only resume and letter'],
    ['src/engine/reading/read.ts', '#engine/edit/diff.ts', 'engine/reading may use only language, resume and library'],
    ['src/engine/novelty/x.ts', '#engine/resume/resume.ts', 'engine/novelty has no place in the order'],
    ['src/server/exports/routes.ts', '#server/billing/store.ts', 'app.ts hands it the port it needs'],
    ['src/server/exports/routes.ts', '#server/app.ts', 'a feature is handed what it needs by app.ts'],
    ['src/server/platform/mail.ts', '#server/accounts/store.ts', 'server/platform knows no feature'],
    ['src/client/home/home-page.tsx', '#client/wizard/slots.ts', 'a feature never imports a sibling feature'],
    ['src/client/home/home-page.tsx', '#client/routes.tsx', 'a feature does not know the route table'],
    ['src/client/ui/button.tsx', '#client/home/hero.tsx', 'client/ui may use only client/lib and client/styles'],
    ['src/client/lib/api.ts', '#client/ui/toast.tsx', 'client/lib uses no other part of the client'],
    ['src/client/editing/use-x.ts', '#client/editor/panel.tsx', 'client/editing may use only'],
    ['src/client/exports/use-x.ts', '#client/editing/download-menu.tsx', 'client/exports may use only'],
    ['src/client/drafts/device.ts', '#client/documents/use-documents.ts', 'client/drafts may use only'],
    ['src/server/app.ts', '../../tests/support/app.ts', 'nothing in src may depend on what stands outside it'],
  ])('%s may not import %s', (file, specifier, sentence) => {
    const problems = problemsOf({ [file]: [specifier] })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(file)
    expect(problems[0]).toContain(sentence)
  })
})

describe('ways to write an import', () => {
  const forbidden = '#server/config.ts'
  it.each([
    ['a type', `import type { Config } from '${forbidden}'\n`],
    ['several lines', `import {\n  a,\n  type B,\n} from '${forbidden}'\n`],
    ['everything', `import * as config from '${forbidden}'\n`],
    ['for its effect', `import '${forbidden}'\n`],
    ['passing it on', `export { a } from '${forbidden}'\n`],
    ['later', `const load = () => import('${forbidden}')\n`],
    ['by address', `const worker = new URL('../../server/config.ts', import.meta.url)\n`],
    ['with a query', `import text from '${forbidden}?raw'\n`],
  ])('sees an import of %s', (_, text) => {
    expect(findBoundaryProblems(new Map([['src/client/lib/api.ts', text]]))).toHaveLength(1)
  })

  it('passes over words in comments and strings', () => {
    const text = `// import { a } from '${forbidden}'\nconst words = "  import { a } from '${forbidden}'"\n`
    expect(findBoundaryProblems(new Map([['src/client/lib/api.ts', text]]))).toEqual([])
  })

  it('passes over the address of a folder', () => {
    const text = `const root = new URL('../../../', import.meta.url)\n`
    expect(findBoundaryProblems(new Map([['src/client/lib/api.test.ts', text]]))).toEqual([])
  })
})

describe('circles', () => {
  it('tells the files of a circle in order', () => {
    const problems = problemsOf({
      'src/engine/edit/a.ts': ['./b.ts'],
      'src/engine/edit/b.ts': ['./c.ts'],
      'src/engine/edit/c.ts': ['./a.ts'],
    })
    expect(problems).toEqual([
      'These files import each other in a circle: src/engine/edit/a.ts -> src/engine/edit/b.ts -> src/engine/edit/c.ts -> src/engine/edit/a.ts',
    ])
  })

  it('lets a part outside of src know the type of the whole it belongs to', () => {
    const sources = new Map([
      ['tests/support/whole.ts', "import { readPart } from './part.ts'\n"],
      ['tests/support/part.ts', "import type { Whole } from './whole.ts'\n"],
    ])
    expect(findBoundaryProblems(sources)).toEqual([])
  })

  it('sees a circle of types alone in the client', () => {
    const sources = new Map([
      ['src/client/lib/whole.ts', "import { readPart } from './part.ts'\n"],
      ['src/client/lib/part.ts', "import type { Whole } from './whole.ts'\n"],
    ])
    expect(findBoundaryProblems(sources)).toEqual([
      'These files import each other in a circle: src/client/lib/whole.ts -> src/client/lib/part.ts -> src/client/lib/whole.ts',
    ])
  })

  it('lets two files share a third', () => {
    const problems = problemsOf({
      'src/engine/edit/a.ts': ['./b.ts', './c.ts'],
      'src/engine/edit/b.ts': ['./c.ts'],
      'src/engine/edit/c.ts': [],
    })
    expect(problems).toEqual([])
  })
})
