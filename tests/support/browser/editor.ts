import { expect, type Locator, type Page } from '@playwright/test'
import { toast } from './toasts.ts'

export type Sample = Record<string, unknown> & {
  personalInfo: Record<string, string>
  experiences: (Record<string, unknown> & { id: string })[]
}

export const preview = (page: Page): Locator => page.getByRole('region', { name: 'Resume preview' })
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

export async function openEditor(page: Page, path = '/edit-template?id=1'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.page-sheet [data-path]').first()).toBeAttached()
}

export async function readSample(page: Page): Promise<Sample> {
  const response = await page.request.get('/api/templates/1/sample')
  return response.json()
}

export async function importResume(page: Page, resume: unknown): Promise<void> {
  await page.getByLabel('Resume file to import').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  })
  await expect(toast(page)).toContainText('Resume imported')
}

export async function showContent(page: Page, tab?: string): Promise<void> {
  await page.getByRole('tab', { name: 'Content Editor' }).click()
  if (tab) await page.getByRole('tablist', { name: 'Resume content' }).getByRole('tab', { name: tab }).click()
}
