import { test as base, expect, type Page } from '@playwright/test'

interface Surprises {
  /** Console errors a test provokes on purpose, such as the browser's line about a refused request. */
  expectedErrors: RegExp[]
  /** Lets `page.goto` wait until the buttons of the page answer: its code starts only after the first paint. */
  readyPages: undefined
  /** Fails a test whose page logs an error, throws, or asks another host for anything. */
  noSurprises: undefined
}

/** Playwright's test, with a page that must stay quiet and at home. */
export const test = base.extend<Surprises>({
  expectedErrors: [[], { option: true }],
  readyPages: [
    async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled) waitForReadyPages(page)
      await use(undefined)
    },
    { auto: true },
  ],
  noSurprises: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const home = new URL(baseURL ?? 'http://localhost').host
      const surprises: string[] = []
      page.on('pageerror', (error) => surprises.push(`threw: ${error.message}`))
      page.on('console', (message) => {
        const { url } = message.location()
        // A busy machine turns free work away for a moment, and the page asks again.
        const isShed = /status of 503/.test(message.text()) && /\/api\/(?:assistant|extract-resume)/.test(url)
        if (message.type() === 'error' && !isShed) surprises.push(`logged: ${message.text()} (${url})`)
      })
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url())
        if (protocol.startsWith('http') && host !== home) surprises.push(`asked ${host} for something`)
      })

      await use(undefined)

      const unexpected = surprises.filter((surprise) => !expectedErrors.some((pattern) => pattern.test(surprise)))
      expect(unexpected, 'what the page did beside the test').toEqual([])
    },
    { auto: true },
  ],
})

function waitForReadyPages(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (...asked) => {
    const response = await open(...asked)
    // Files and answers of the API are no pages of the app.
    if (await page.locator('#root').count()) {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      // A file given to the first screen would go with it.
      await page.locator('.first-screen').waitFor({ state: 'detached' })
    }
    return response
  }
}

export { expect }
