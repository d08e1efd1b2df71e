import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import axe from 'axe-core'

type Theme = 'light' | 'dark'

const allWidths = [390, 768, 1440]
const isFull = process.env.TEST_FULL === '1'

interface ScreenAudit {
  widths?: readonly number[]
  themes?: readonly Theme[]
  /** The part that is new, such as a dialog: what stands behind it was audited without it. */
  within?: string
}

const bothThemes: readonly Theme[] = ['light', 'dark']
/** For what is made of the parts and colours of another page. */
export const lightUnlessFull: readonly Theme[] = isFull ? bothThemes : ['light']

/**
 * Expects axe to find nothing on the screen as it stands, and nothing to scroll sideways at any width. The theme changes
 * without a reload: a dialog stays open, and nothing but the colours is new. `npm run test:full` judges everything at
 * every width in both themes; otherwise see `chooseLooks`. What opens over a page or follows on it is made of the same
 * parts and colours, and is judged once, in light at the widest, unless both themes are asked for.
 */
export async function auditScreen(
  page: Page,
  name: string,
  { widths = allWidths, themes = lightUnlessFull, within }: ScreenAudit = {},
): Promise<void> {
  // What is still fading in has no contrast to judge.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `${name} at ${width} px`)
    for (const { theme, rules } of chooseLooks(width, { widths, themes })) {
      await showTheme(page, theme)
      await expectAccessible(page, `${name} in ${theme} at ${width} px`, { rules, within })
    }
  }
  await showTheme(page, 'light')
}

type Look = { theme: Theme; rules: Rules }
type Rules = keyof typeof ruleOptions

const ruleOptions = {
  all: {},
  contrast: { runOnly: { type: 'rule' as const, values: ['color-contrast'] } },
  'all but contrast': { rules: { 'color-contrast': { enabled: false } } },
}

/**
 * Judging contrast takes most of axe's time, and the same colours meet at every width: it is judged once a theme, at the
 * widest. The narrowest is another arrangement of a whole page, so everything else is judged there too.
 */
function chooseLooks(
  width: number,
  { widths, themes }: { widths: readonly number[]; themes: readonly Theme[] },
): Look[] {
  const [first = 'light', ...others] = themes
  const inOtherColours = others.map((theme): Look => ({ theme, rules: 'contrast' }))
  if (isFull || width === Math.max(...widths)) return [{ theme: first, rules: 'all' }, ...inOtherColours]
  const isWholePage = others.length > 0
  return isWholePage && width === Math.min(...widths) ? [{ theme: first, rules: 'all but contrast' }] : []
}

/** Opens a page and audits it in both themes, also on the narrowest screen. */
export async function auditPage(
  page: Page,
  { path, themes = bothThemes, ...audit }: ScreenAudit & { path: string },
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await auditScreen(page, path, { themes, ...audit })
  await expectNarrowFits(page, path)
}

async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((next) => {
    document.documentElement.dataset.theme = next
  }, theme)
}

/** Expects axe to find nothing on the page as it stands. */
export async function expectAccessible(
  page: Page,
  name: string,
  { rules = 'all', within }: { rules?: Rules; within?: string | undefined } = {},
): Promise<void> {
  // Handing axe its half megabyte of source takes as long as an audit, so a document gets it once.
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const findings = await page.evaluate(
    async ({ within, options }) => {
      // Put there by the line above.
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(within ?? document, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${node.any[0]?.message ?? help} at ${node.target.join(' ')}`),
      )
    },
    { within, options: { resultTypes: ['violations' as const], ...ruleOptions[rules] } },
  )
  expect(findings, `axe on ${name}`).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels of sideways scroll on ${name}`).toBeLessThanOrEqual(0)
}

/** Expects the page to fit the narrowest screen, and an ordinary one with its letters twice as large. */
export async function expectNarrowFits(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, `${name} at 320 px`)
  await page.setViewportSize({ width: 1280, height: 900 })
  const setLetters = (size: string) =>
    page.evaluate((next) => {
      document.documentElement.style.fontSize = next
    }, size)
  await setLetters('200%')
  await expectNoSidewaysScroll(page, `${name} with large letters`)
  await setLetters('')
}
