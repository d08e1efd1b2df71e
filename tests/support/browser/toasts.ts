import type { Locator, Page } from '@playwright/test'

export const toasts = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ })
export const toast = (page: Page): Locator => toasts(page).getByRole('listitem')
