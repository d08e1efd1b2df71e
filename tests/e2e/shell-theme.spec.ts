import { expect, test } from '../support/browser/test.ts'

const dark = 'rgb(20, 19, 17)'
const light = 'rgb(251, 250, 247)'

test.use({ expectedErrors: [/Failed to (?:load resource|fetch dynamically imported module)/] })

test('a chosen theme stands before the code of the page has come', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveCSS('background-color', light)
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveCSS('background-color', dark)

  // Without the app only the small script of the head can have set it.
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
})

test('light is the default, even where the system is dark @full', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveCSS('background-color', light)
})

test('the system choice follows the system @full', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'System' }).check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveCSS('background-color', light)
  expect(await page.evaluate(() => localStorage.getItem('resume-builder-theme'))).toBe('system')
})

test('one press in the header changes it for every page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('every colour changes at once: nothing fades while the page around it is dark already @full', async ({ page }) => {
  await page.goto('/faq')
  const button = page.getByRole('button', { name: 'Switch between light and dark' })
  await expect(button).toBeVisible()
  const fading = await button.evaluate((element: HTMLElement) => {
    element.click()
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  })
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  expect(fading).toBe(0)
})

test('with less motion no colour takes even a moment @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/faq')
  const fading = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  })
  expect(fading).toBe(0)
})
