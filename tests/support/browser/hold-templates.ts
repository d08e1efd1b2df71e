import type { Page } from '@playwright/test'

/** Keeps the list of templates from coming until what it gives is called. */
export async function holdTemplates(page: Page): Promise<() => void> {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/templates', async (route) => {
    await asked
    await route.continue()
  })
  return answer
}
