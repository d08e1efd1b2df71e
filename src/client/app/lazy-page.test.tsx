import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyExtra, lazyPage } from './lazy-page.tsx'

function Content() {
  return <p>Here it is</p>
}

describe('lazyPage', () => {
  it('shows a preloaded page in the first render', async () => {
    const Page = lazyPage(async () => Content)
    await Page.preload()
    render(<Page />)
    expect(screen.getByText('Here it is')).toBeDefined()
  })

  it('shows the stand-in until the code has come, and loads it once', async () => {
    const load = vi.fn(async () => Content)
    const Page = lazyPage(load)
    await act(async () => {
      render(
        <Suspense fallback="waiting">
          <Page />
        </Suspense>,
      )
    })
    expect(screen.getByText('Here it is')).toBeDefined()
    await Page.preload()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('reloads after a load that failed, because browsers fetch no module twice', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const Page = lazyPage(async (): Promise<typeof Content> => {
      throw new Error('offline')
    })
    await act(async () => {
      render(
        <ErrorBoundary place="a">
          <Suspense fallback="waiting">
            <Page />
          </Suspense>
        </ErrorBoundary>,
      )
    })
    expect(screen.getByRole('alert').textContent).toContain('This page stopped working.')
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(reload).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  it('leaves an extra out whose code did not come, keeps the page around it, and brings it once online', async () => {
    let isOffline = true
    const Extra = lazyExtra(async () => {
      if (isOffline) throw new Error('offline')
      return Content
    })
    await act(async () => {
      render(
        <ErrorBoundary place="a">
          <p>The page</p>
          <Suspense fallback="waiting">
            <Extra />
          </Suspense>
        </ErrorBoundary>,
      )
    })
    expect(screen.getByText('The page')).toBeDefined()
    expect(screen.queryByText('waiting')).toBeNull()
    isOffline = false
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByText('Here it is')).toBeDefined()
  })
})
