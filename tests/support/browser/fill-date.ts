import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses a date such as `2019-03` in the two selects of a field. */
export async function fillDate(form: Page | Locator, label: string, date: string): Promise<void> {
  const [year = '', month = ''] = date.split('-')
  await form.getByLabel(`${label}, month`).selectOption(String(Number(month)))
  await form.getByLabel(`${label}, year`).selectOption(year)
}

export async function expectDate(form: Page | Locator, label: string, date: string): Promise<void> {
  const [year = '', month = ''] = date.split('-')
  await expect(form.getByLabel(`${label}, month`)).toHaveValue(month && String(Number(month)))
  await expect(form.getByLabel(`${label}, year`)).toHaveValue(year)
}
