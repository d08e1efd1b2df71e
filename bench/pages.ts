// What compression costs: a page and a list that is the same for everybody, with brotli and without, in one run.
import autocannon from 'autocannon'
import { judge, median } from './_bench-resume.ts'
import { withServer } from './_serve.ts'

const bar = 0.8
const rounds = 5
const seconds = 3

async function measure(url: string, encoding: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': encoding }
  const result = await autocannon({ url, headers, connections: 16, duration: seconds, workers: 1 })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}

await withServer(async (address) => {
  const verdicts = []
  for (const path of ['/', '/api/templates']) {
    const results: { plain: number; br: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const result = { plain: await measure(address + path, 'identity'), br: await measure(address + path, 'br') }
      // The first round only warms up.
      if (round > 0) results.push(result)
    }
    const ratios = results.map(({ plain, br }) => br / plain)
    const ratio = median(ratios)
    console.log(`${path}, requests per second, 16 connections`)
    console.table({
      plain: Math.round(median(results.map(({ plain }) => plain))),
      br: Math.round(median(results.map(({ br }) => br))),
      'ratio, lowest': Math.min(...ratios).toFixed(2),
      'ratio, highest': Math.max(...ratios).toFixed(2),
    })
    const what = `rate of ${path} with br against none`
    verdicts.push({ what, measured: ratio.toFixed(2), bar: `at least ${bar}`, isMet: ratio >= bar })
  }
  judge(verdicts)
})
