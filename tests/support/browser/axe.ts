import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export type Theme = 'light' | 'dark'

const themeKey = 'resume-builder-theme'

interface Audit {
  path: string
  themes?: readonly Theme[]
  widths?: readonly number[]
}

/** Opens a page in every theme and width asked for and expects axe to find nothing, and nothing to scroll sideways. */
export async function auditPage(
  page: Page,
  { path, themes = ['light', 'dark'], widths = [390, 1440] }: Audit,
): Promise<void> {
  for (const theme of themes) {
    await openInTheme(page, { path, theme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${path} in ${theme} at ${width} px`)
      await expectNoSidewaysScroll(page, `${path} at ${width} px`)
    }
  }
}

/** Opens a path with a chosen theme, the way a returning visitor would. */
export async function openInTheme(page: Page, { path, theme }: { path: string; theme: Theme }): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const isOther = await page.evaluate(
    ([key, value]) => {
      const before = localStorage.getItem(key) ?? 'light'
      localStorage.setItem(key, value)
      return before !== value
    },
    [themeKey, theme] as const,
  )
  if (isOther) await page.reload()
  await page.waitForLoadState('networkidle')
}

/** Expects axe to find nothing on the page as it stands. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  )
  expect(findings, `axe on ${name}`).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels of sideways scroll on ${name}`).toBeLessThanOrEqual(0)
}
