import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

export const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Account menu of/ })

export type TestPerson = { firstName: string; lastName: string; email: string; password: string }

/** Somebody whom no other test knows. */
export function newPerson(): TestPerson {
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${randomUUID()}@example.com`,
    password: `words ${randomUUID()}`,
  }
}

/** Makes an account and signs in with it, by the server's own calls and not by the forms. */
export async function signUpAndIn(page: Page, person = newPerson()): Promise<TestPerson> {
  const created = await page.request.post('/api/auth/sign-up', { data: { ...person, acceptTerms: true } })
  expect(created.status()).toBe(204)
  const { email, password } = person
  const signedIn = await page.request.post('/api/auth/sign-in', { data: { email, password } })
  expect(signedIn.status()).toBe(200)
  return person
}

/** Signs in by the form on the page that stands open. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<TestPerson, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}
