import type { MouseEvent } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { Underlined } from './underlined.tsx'

function scrollToStart(event: MouseEvent) {
  const target = document.getElementById('get-started')
  if (!target) return
  event.preventDefault()
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  // Without this the next Tab would start from the end of the page again.
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="border-border border-t bg-surface">
      <div className="wrap-marketing flex flex-col items-center py-12 text-center lg:py-14">
        <h2 id="closing-title" className="max-w-[36rem] font-display text-display-2">
          The page is blank for <Underlined>about a minute</Underlined>
        </h2>
        <p className="mt-7 max-w-[36rem] text-body-l text-text-2">
          Then it has your name on it. Signing up is free, and you don’t need to for your first page.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {/* biome-ignore lint/a11y/useValidAnchor: a real link to a part of this page, so that it works without scripts */}
          <a href="#get-started" onClick={scrollToStart} className={buttonStyle({ size: 'large' })}>
            Get started for free
          </a>
          <AppLink to="/pricing" className={buttonStyle({ variant: 'outline', size: 'large' })}>
            See pricing plans
          </AppLink>
        </div>
      </div>
    </section>
  )
}
