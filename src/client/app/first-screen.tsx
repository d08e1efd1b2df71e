import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type EarlyInput, giveEarlyInput, readEarlyInput } from './early-input.ts'
import { PageFrame } from './page-frame.tsx'

let kept: EarlyInput | undefined

type FirstScreenProps = { title: string; description: string; children: ReactNode }

/**
 * The first screen of a page as the server sends it, before the page knows what it shows. What is written here goes to the
 * page that takes its place, see `TakeOver`. Somebody who was here before has another screen coming, and sees a frame.
 */
export function FirstScreen({ title, description, children }: FirstScreenProps) {
  // On the way from another page there is nothing to wait for that a form could bridge.
  const [comesFirst] = useState(
    () => typeof document === 'undefined' || document.querySelector('.first-screen') !== null,
  )
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (element) kept = readEarlyInput(element)
    }
  }, [])

  const frame = <PageFrame title={title} description={description} />
  if (!comesFirst) return frame
  return (
    <>
      <div className="first-frame">{frame}</div>
      <div ref={root} className="first-screen flex grow flex-col" onSubmitCapture={noteSent}>
        {children}
      </div>
    </>
  )
}

function noteSent(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
  if (event.target instanceof HTMLElement) event.target.dataset.sent = ''
}

/** The page that takes the place of its first screen, with what was written there. */
export function TakeOver({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kept && root.current) giveEarlyInput(root.current, kept)
    kept = undefined
  }, [])
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  )
}
