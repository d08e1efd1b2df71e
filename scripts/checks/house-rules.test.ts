import { describe, expect, it } from 'vitest'
import { findHouseProblems } from './house-rules.ts'

const openWord = 'TO' + 'DO'
const machineFolder = ['', 'tmp', 'scratch.json'].join('/')
const registryAddress = ['https://registry', 'npmjs', 'org/x.tgz'].join('.')
const skippedTest = ['it', 'skip'].join('.')
const focusedTest = ['describe', 'only'].join('.')

describe('what a file may not hold', () => {
  it.each([
    ['src/engine/edit/diff.ts', `// ${openWord} later\n`, 'leaves something open'],
    ['README.md', `Look in ${machineFolder}\n`, 'names a folder of one machine'],
    ['docs/install.md', `${registryAddress}\n`, 'carries the address of a package registry'],
    ['src/engine/edit/diff.test.ts', `${skippedTest}('x', () => {})\n`, 'skips or singles out a test'],
    ['src/engine/edit/diff.test.ts', `${focusedTest}('x', () => {})\n`, 'skips or singles out a test'],
    ['src/client/home/hero.tsx', `const color = '#1F3A5F'\n`, 'writes a colour by hand'],
    ['src/client/styles/base.css', 'a { color: #fff; }\n', 'writes a colour by hand'],
    ['src/client/home/hero.tsx', '<p className="group-has-checked:block" />\n', 'styles everything below something'],
    ['src/client/styles/base.css', 'p:where(:root:has(.a) *) { color: red; }\n', 'styles everything below something'],
    ['src/engine/layout/look.ts', "const tint = '#1F3A5F'\n", 'writes a colour by hand'],
    ['src/server/app.ts', 'const port = process.env.PORT\n', 'reads the environment'],
    ['src/client/home/hero.tsx', 'await fetch(address)\n', 'calls fetch'],
    ['src/client/home/hero.tsx', "const key = ['/api/me']\n", 'spells an address of the API'],
    ['src/server/jobs/search.ts', 'globalThis.fetch(url)\n', 'calls fetch'],
    ['src/client/home/hero.tsx', "console.log('here')\n", 'writes to the console'],
    ['src/engine/resume/ids.ts', 'return Math.random()\n', 'asks for the time or for chance'],
    ['src/engine/resume/dates.ts', 'const now = new Date()\n', 'asks for the time or for chance'],
    ['src/shared/money.ts', "import { z } from 'zod'\n", 'imports zod by name'],
    ['src/shared/money.ts', 'export default 3\n', 'has a default export'],
    ['src/shared/all.ts', "export * from './money.ts'\n", 'passes on another module'],
    ['src/client/home/HomePage.tsx', '', 'file names are kebab-case'],
    ['src/client/lib/utils.ts', '', 'not after a drawer'],
    ['src/client/ui/index.ts', '', 'not after a drawer'],
    ['src/server/app.ts', 'x\n'.repeat(401), 'has 401 lines'],
  ])('%s with %j', (path, text, sentence) => {
    const problems = findHouseProblems({ path, text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(path)
    expect(problems[0]).toContain(sentence)
  })

  it('says the line', () => {
    const [problem] = findHouseProblems({ path: 'src/shared/money.ts', text: '\n\nconsole.log(1)\n' })
    expect(problem).toMatch(/^src\/shared\/money\.ts:3 /)
  })
})

describe('what is in its place', () => {
  it.each([
    ['src/client/styles/tokens.css', ':root { --text: #1b1a17; }\n'],
    ['src/engine/layout/look.ts', "const paper = '#ffffff'\nconst ink = '#000'\n"],
    ['src/engine/templates/ledger.ts', "export default { accent: '#1F3A5F' }\n"],
    ['src/server/config.ts', 'readConfig(process.env)\n'],
    ['src/server/platform/http.ts', 'await fetch(url)\n'],
    ['src/client/lib/api.ts', 'await fetch(path)\n'],
    ['src/client/lib/query.ts', 'query.refetch()\n'],
    ['src/server/platform/log.ts', 'console.error(line)\n'],
    ['src/engine/layout/registry.gen.ts', 'x\n'.repeat(900)],
    ['src/engine/resume/samples/nurse.ts', 'x\n'.repeat(900)],
    ['src/client/home/hero.tsx', "import { useSite } from '#client/app/site.tsx'\n"],
    ['src/client/app/shell.tsx', '<a href="#main">Skip</a> &#8212;\n'],
    ['scripts/start.mjs', 'console.log(process.env.PORT)\n'],
    ['src/engine/edit/diff.test.ts', "console.log(process.env.HOME, '#fff')\n"],
    ['src/server/exports/color.ts', '/** `#1e40af` as operands. */\n// fetch() is called elsewhere\n'],
    ['CONTRIBUTING.md', 'How to change things.\n'],
  ])('%s passes', (path, text) => {
    expect(findHouseProblems({ path, text })).toEqual([])
  })
})
