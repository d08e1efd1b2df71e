import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { SiteConfig } from '#shared/site-config.ts'
import { giveEarlyInput, watchEarlyInput } from './app/early-input.ts'
import { AppRoot } from './app-root.tsx'
import { createQueryClient } from './lib/query.ts'
import { shareStyleNonce } from './lib/style-nonce.ts'
import { watchBrowserErrors } from './lib/watch-errors.ts'
import { findRoute } from './routes.tsx'

function readSite(): SiteConfig {
  const block = document.getElementById('site')
  // Written by our own server for this page, so its form is known.
  return JSON.parse(block?.textContent ?? '')
}

async function start() {
  const container = document.getElementById('root')
  if (!container) return
  shareStyleNonce()
  watchBrowserErrors()
  // Hydrating before the page's code is there would replace the ready HTML by a skeleton.
  await findRoute(window.location.pathname)
    .Page.preload()
    .catch(() => undefined)
  // As a transition it is done in slices, and a phone can scroll and tap in between.
  watchEarlyInput(container)
  const giveEarly = () => {
    // A first screen hands it over itself, to the page that takes its place.
    if (!container.querySelector('.first-screen')) giveEarlyInput(container)
  }
  startTransition(() => {
    hydrateRoot(
      container,
      <BrowserRouter>
        <AppRoot site={readSite()} queryClient={createQueryClient()} onReady={giveEarly} />
      </BrowserRouter>,
    )
  })
}

start()
