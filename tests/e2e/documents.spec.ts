import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { signUpAndIn } from '../support/browser/accounts.ts'
import { auditScreen } from '../support/browser/axe.ts'
import { readSample } from '../support/browser/editor.ts'
import { expect, test } from '../support/browser/test.ts'
import { toasts } from '../support/browser/toasts.ts'

const password = 'a long enough password'
let people = 0

/** An account of its own for a test; the address is not seen by anybody. */
async function signUp(request: APIRequestContext): Promise<string> {
  const email = `documents-${Date.now()}-${++people}@example.com`
  const person = { firstName: 'Ada', lastName: 'Lovelace', email, password, acceptTerms: true }
  expect((await request.post('/api/auth/sign-up', { data: person })).status()).toBe(204)
  return email
}

async function signIn(page: Page, email: string, next = '/documents'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === next)
}

/** Signs in by the server's own call, where the form is not what is looked at. */
async function enter(page: Page, email: string): Promise<void> {
  expect((await page.request.post('/api/auth/sign-in', { data: { email, password } })).status()).toBe(200)
  await page.goto('/documents')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Ada Lovelace' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

/** Somebody's other device. */
async function openDevice(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const open = page.goto.bind(page)
  page.goto = async (...asked) => {
    const response = await open(...asked)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    return response
  }
  await enter(page, email)
  return page
}

/** A resume that somebody began in the editor; resolves once it is kept. */
async function beginResume(page: Page, firstName: string, template = 1): Promise<string> {
  await page.goto(`/edit-template?id=${template}&sample=true`)
  await page.getByRole('tab', { name: 'Content Editor' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await expect(page).toHaveURL(/doc=/)
  return new URL(page.url()).searchParams.get('doc') ?? ''
}

/** A resume in the account of this browser, as it was first and as it is since; another device wrote it. */
async function keepVersions(page: Page, [before, now]: readonly [before: string, now: string]): Promise<void> {
  const id = randomUUID()
  const sample = await readSample(page)
  for (const [baseRevision, firstName] of [before, now].entries()) {
    const resume = { ...sample, id, personalInfo: { ...sample.personalInfo, firstName } }
    // Words alone, changed within minutes, would be the same version still.
    const templateId = baseRevision + 1
    const document = { id, kind: 'resume', title: '', templateId, style: {}, resume, revision: 1, updatedAt: '' }
    const saved = await page.request.put(`/api/documents/${id}`, { data: { document, baseRevision } })
    expect(saved.status(), await saved.text()).toBe(200)
  }
}

const openLink = (page: Page, title: RegExp) => page.getByRole('link', { name: title })
/** The name of the one document that begins so. */
async function titleOf(page: Page, name: string): Promise<string> {
  const label = await openLink(page, new RegExp(`^Open ${name} `)).getAttribute('aria-label')
  return label?.replace(/^Open /, '') ?? ''
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a guest’s drafts come along into the account and to another device', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await beginResume(page, 'Ada')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.goto('/documents')
  await expect(page.getByText('Saved on this device only.')).toBeVisible()
  await expect(openLink(page, /^Open Ada /)).toBeVisible()

  const email = await signUp(request)
  await signIn(page, email)
  await expect(page.getByText('Saved to your account')).toBeVisible()
  await expect(page.getByText('Not in your account yet')).toHaveCount(0)

  const other = await openDevice(browser, baseURL, email)
  await openLink(other, /^Open Ada /).click()
  await other.getByRole('tab', { name: 'Content Editor' }).click()
  await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  await expect(other.getByText('Saved to your account')).toBeVisible()
  await other.context().close()
})

test('what leaves with the person who signs out comes back with them', async ({ page, request }) => {
  const email = await signUp(request)
  await enter(page, email)
  await beginResume(page, 'Ada')
  await expect(page.getByText('Saved to your account')).toBeVisible()
  await page.goto('/')
  const last = page.getByRole('region', { name: 'Pick up where you left off' })
  await last.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/doc=/)
  await page.goto('/documents')
  await expect(openLink(page, /^Open Ada /)).toBeVisible()

  await signOut(page)
  await page.goto('/documents')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await signIn(page, await signUp(request))
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await signOut(page)
  await signIn(page, email)
  await expect(openLink(page, /^Open Ada /)).toBeVisible()
})

test.describe('two devices', () => {
  test.use({ expectedErrors: [/409|Failed to load resource/] })

  test('that change the same document keep both versions', async ({ page, request, browser, baseURL }) => {
    const email = await signUp(request)
    await enter(page, email)
    const id = await beginResume(page, 'Ada')
    await expect(page.getByText('Saved to your account')).toBeVisible()

    const other = await openDevice(browser, baseURL, email)
    await other.goto(`/edit-template?doc=${id}&tab=content`)
    await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
    // The label tells of the save before for a moment yet.
    const taken = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes(id),
    )
    await page.getByRole('textbox', { name: 'First name' }).fill('Bea')
    await taken
    // The other device slept through it.
    await other.context().setOffline(true)
    await other.getByRole('textbox', { name: 'First name' }).fill('Cid')
    await expect(other.getByText('Offline, will save')).toBeVisible()
    await other.context().setOffline(false)

    const notice = other.getByRole('alert').filter({ hasText: 'changed in two places' })
    await expect(notice).toContainText('We kept both versions')
    await expect(notice.getByRole('link')).toHaveText([/^Cid /, /^Bea .*\(changed elsewhere\)$/])
    await notice.getByRole('link', { name: /changed elsewhere/ }).click()
    await expect(other.getByLabel('Document name')).toHaveValue(/^Bea .*\(changed elsewhere\)$/)

    await page.goto('/documents')
    await expect(openLink(page, /^Open Cid /)).toBeVisible()
    await expect(openLink(page, /^Open Bea /)).toBeVisible()
    await other.context().close()
  })
})

test('documents are renamed, copied, deleted and brought back', async ({ page }) => {
  await signUpAndIn(page)
  await beginResume(page, 'Ada')
  await page.goto('/documents')
  await choose(page, await titleOf(page, 'Ada'), 'Rename')
  await page.getByLabel('Document name').fill('For the mill')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'For the mill', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More for For the mill', exact: true })).toBeFocused()

  await choose(page, 'For the mill', 'Duplicate')
  await expect(page.getByRole('heading', { name: 'For the mill (copy)' })).toBeVisible()

  await choose(page, 'For the mill', 'Delete')
  await expect(page.getByRole('heading', { name: 'For the mill', exact: true })).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'For the mill', exact: true })).toBeVisible()

  await choose(page, 'For the mill (copy)', 'Delete')
  await expect(page.getByText('Recently deleted (1)')).toBeVisible()
  await page.reload()
  await page.getByText('Recently deleted (1)').click()
  await page.getByRole('button', { name: 'Bring back For the mill (copy)' }).click()
  await expect(openLink(page, /^Open For the mill \(copy\)$/)).toBeVisible()
  await openLink(page, /^Open For the mill \(copy\)$/).click()
  await expect(page.getByLabel('Document name')).toHaveValue('For the mill (copy)')
})

test('an earlier version is looked at and restored, and back again', async ({ page }) => {
  await signUpAndIn(page)
  await keepVersions(page, ['Ada', 'Bea'])
  await page.goto('/documents')
  await choose(page, await titleOf(page, 'Bea'), 'Version history')
  const history = page.getByRole('dialog', { name: 'Version history' })
  await history.getByRole('button', { name: /^Created/ }).click()
  await expect(history.getByRole('region', { name: 'Version: Created' }).getByText('Ada').first()).toBeAttached()
  await history.getByRole('button', { name: 'Restore' }).click()
  await expect(toasts(page)).toContainText('Version restored')
  await expect(page.getByRole('heading', { name: /^Ada / })).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: /^Bea / })).toBeVisible()
})

test('the page of documents serves everybody', async ({ page }) => {
  await page.goto('/documents')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await auditScreen(page, 'documents of a new guest', { widths: [390], themes: ['light'] })
  await signUpAndIn(page)
  await keepVersions(page, ['Ada', 'Bea'])
  await page.goto('/documents')
  await expect(openLink(page, /^Open Bea /)).toBeVisible()
  await auditScreen(page, 'documents', { themes: ['light', 'dark'] })
  await page.getByRole('button', { name: /^More for Bea/ }).click()
  await page.getByRole('menuitem', { name: 'Version history' }).click()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await auditScreen(page, 'versions', { widths: [390, 1440] })
})
