// How soon pages are seen and answer on a slow phone with a slow line, beside a bare page with the same fonts there. By
// turns, each time with an empty cache, so that a busy moment of the machine meets both.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../scripts/support/chromium.mjs'
import { root } from '../scripts/support/root.mjs'
import { type Bar, judge, median } from './_bench-resume.ts'
import { withServer } from './_serve.ts'

const rounds = 5
const slowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** A page, what must be seen on it, and how many times the bare page that and answering may take. */
type Start = { path: string; seen?: { selector: string; most: number }; most: number }
const starts: readonly Start[] = [
  { path: '/create-resume', seen: { selector: '[data-field="personalInfo.firstName"]', most: 2 }, most: 4 },
  { path: '/', most: 4 },
  { path: '/templates', most: 4 },
  { path: '/jobs', most: 4 },
  { path: '/login', most: 4 },
]

/** Runs in the page: notes when something is first drawn, and when the page answers for good. */
const probe = (selector: string) => `(() => {
  window.probe = {}
  const isSeen = () => document.querySelector(${JSON.stringify(selector)})?.checkVisibility()
  const isReady = () => document.documentElement.dataset.ready !== undefined && !document.querySelector('.first-screen')
  const look = () => {
    const drawn = performance.now()
    if (probe.seen === undefined && isSeen()) requestAnimationFrame(() => { probe.seen ??= drawn })
    if (probe.ready === undefined && isReady()) probe.ready = drawn
    if (probe.seen === undefined || probe.ready === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

type Times = { seen: number; ready: number }

await withServer(async (address) => {
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  const bare = await serveBarePage(address)
  try {
    const verdicts: Bar[] = []
    for (const start of starts) verdicts.push(...(await compare(browser, address, bare.address, start)))
    judge(verdicts)
  } finally {
    await browser.close()
    bare.close()
  }
})

async function compare(browser: Browser, address: string, bare: string, { path, seen, most }: Start): Promise<Bar[]> {
  const pages: Times[] = []
  const bares: Times[] = []
  for (let round = 0; round < rounds; round++) {
    bares.push(await open(browser, bare, 'input'))
    pages.push(await open(browser, address + path, seen?.selector ?? 'h1'))
  }
  const whole = median(bares.map(({ ready }) => ready))
  const middle = { seen: median(pages.map((times) => times.seen)), ready: median(pages.map(({ ready }) => ready)) }
  console.log(
    `${path}: seen after ${middle.seen.toFixed(0)} ms, answers after ${middle.ready.toFixed(0)} ms; bare page ${whole.toFixed(0)} ms`,
  )
  const bar = (what: string, time: number, times: number): Bar => ({
    what: `${path} ${what}`,
    measured: `${(time / whole).toFixed(2)} times the bare page`,
    bar: `at most ${times}`,
    isMet: time / whole <= times,
  })
  return [...(seen ? [bar('seen', middle.seen, seen.most)] : []), bar('answers', middle.ready, most)]
}

async function open(browser: Browser, url: string, selector: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    await device.send('Network.enable')
    await device.send('Network.emulateNetworkConditions', line)
    await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(probe(selector))
    await page.goto(url, { waitUntil: 'commit' })
    for (;;) {
      const times: Partial<Times> = await page.evaluate('window.probe ?? {}')
      if (times.seen !== undefined && times.ready !== undefined) return { seen: times.seen, ready: times.ready }
      await page.waitForTimeout(100)
    }
  } finally {
    await context.close()
  }
}

/** A heading and a field in the two fonts of the house; it counts as ready once its letters are there. */
async function serveBarePage(address: string): Promise<{ address: string; close: () => void }> {
  const assets = readdirSync(join(root, 'dist/client/assets'))
  const font = (name: string) =>
    `${address}/assets/${assets.find((file) => file.startsWith(`${name}-latin-wght-normal`) && file.endsWith('.woff2'))}`
  const faces = ['inter', 'newsreader'].map(
    (name) => `@font-face { font-family: ${name}; src: url(/${name}.woff2) format('woff2') }`,
  )
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bare</title><style>${faces.join('')} h1 { font-family: newsreader } body { font-family: inter }</style>
    <h1>Who are you?</h1><label>First name <input></label>
    <script>document.fonts.ready.then(() => { document.documentElement.dataset.ready = '' })</script>`
  const server = createServer((request, response) => {
    const name = /^\/(inter|newsreader)\.woff2$/.exec(request.url ?? '')?.[1]
    if (!name) return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    void fetch(font(name)).then(async (answer) =>
      response.writeHead(200, { 'content-type': 'font/woff2' }).end(Buffer.from(await answer.arrayBuffer())),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so there is an address with one.
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
