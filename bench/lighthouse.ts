// What Lighthouse says of the pages most people see first, in its mobile setting: the median of five looks.
// It is no package of this one. Name one with `npx tsx bench/lighthouse.ts path/to/lighthouse/cli/index.js`, or have
// `lighthouse` on the PATH.
import { provideChromium } from '../scripts/support/chromium.mjs'
import { runCommand } from '../scripts/support/run-command.mjs'
import { type Bar, judge, median } from './_bench-resume.ts'
import { withServer } from './_serve.ts'

const looks = 5
const paths = ['/', '/templates', '/create-resume', '/jobs', '/pricing']
const bars = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const

type Category = keyof typeof bars
type Report = {
  categories: Record<Category, { score: number }>
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue: number }
  >
}

const named = process.argv[2]
const program = named ? { file: process.execPath, first: [named] } : { file: 'lighthouse', first: [] }

const { code: missing } = await runLighthouse(['--version'])
if (missing === 0) await withServer(measure)
else {
  console.log(
    named
      ? `Not measured: ${named} does not run.`
      : 'Not measured: there is no lighthouse on the PATH. Install one (npm install --global lighthouse@12) or name its cli/index.js.',
  )
}

async function measure(address: string): Promise<void> {
  const chromium = await provideChromium()
  const verdicts: Bar[] = []
  for (const path of paths) {
    const reports: Report[] = []
    for (let look = 0; look < looks; look++) reports.push(await readReport(`${address}${path}`, chromium))
    const middle = (read: (report: Report) => number) => median(reports.map(read))
    console.log(
      `${path}: largest paint ${middle(({ audits }) => audits['largest-contentful-paint'].numericValue).toFixed(0)} ms, ` +
        `blocked ${middle(({ audits }) => audits['total-blocking-time'].numericValue).toFixed(0)} ms, ` +
        `shift ${middle(({ audits }) => audits['cumulative-layout-shift'].numericValue).toFixed(3)}`,
    )
    for (const category of categories()) {
      const score = middle(({ categories }) => categories[category].score * 100)
      const least = bars[category]
      verdicts.push({
        what: `${path} ${category}`,
        measured: score.toFixed(0),
        bar: `at least ${least}`,
        isMet: score >= least,
      })
    }
  }
  judge(verdicts)
}

function categories(): Category[] {
  return ['performance', 'accessibility', 'best-practices', 'seo']
}

async function readReport(url: string, chromium: string, tries = 3): Promise<Report> {
  const { code, output } = await runLighthouse(
    [
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories().join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run',
    ],
    { CHROME_PATH: chromium },
  )
  // Now and then a recording begins after the page (`NO_NAVSTART`): a look that saw nothing is taken again.
  if (code !== 0 && tries > 1) return readReport(url, chromium, tries - 1)
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}: ${output.slice(0, 500)}`)
  // Warnings of the browser may stand before the report.
  return JSON.parse(output.slice(output.indexOf('{\n')))
}

function runLighthouse(args: string[], env: Record<string, string> = {}) {
  return runCommand(program.file, [...program.first, ...args], { quiet: true, env })
}
