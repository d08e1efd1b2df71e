/** What reports an error comes when there is one: most visits have none. */
export function tellOfError(error: unknown): void {
  import('./error-reports.ts').then(({ reportBrowserError }) => reportBrowserError(error)).catch(() => undefined)
}

export function watchBrowserErrors(): void {
  addEventListener('error', ({ error }) => tellOfError(error))
  addEventListener('unhandledrejection', ({ reason }) => tellOfError(reason))
}
