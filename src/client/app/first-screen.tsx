import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { giveEarlyInput, noteEarlyInput } from './early-input.ts'
import { PageFrame } from './page-frame.tsx'

/** On the way from another page there is nothing to wait for that a form could bridge. */
function comesFirst(): boolean {
  return typeof document === 'undefined' || document.querySelector('.first-screen') !== null
}

type FirstScreenProps = {
  title: string
  description: string
  /** Somebody who left a draft here has another screen coming, and sees a frame until then. */
  isForNew?: boolean
  children: ReactNode
}

/**
 * The first screen of a page as the server sends it, before the page knows what it shows. What is written here goes to the
 * page that takes its place, see `TakeOver`.
 */
export function FirstScreen({ title, description, isForNew = false, children }: FirstScreenProps) {
  const [isShown] = useState(comesFirst)
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (element) noteEarlyInput(element)
    }
  }, [])

  const frame = <PageFrame title={title} description={description} />
  if (!isShown) return frame
  return (
    <>
      <div className="first-frame" data-for-new={isForNew}>
        {frame}
      </div>
      <div
        ref={root}
        className="first-screen flex grow flex-col"
        data-for-new={isForNew}
        onSubmitCapture={noteSent}
        onClickCapture={notePressed}
      >
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

/** What a button does here, it would do to a page that is about to go. */
function notePressed(event: SyntheticEvent) {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button[type=button]')
  if (!button) return
  event.stopPropagation()
  button.dataset.pressed = ''
}

/** The page that takes the place of its first screen, with what was written there. */
export function TakeOver({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) giveEarlyInput(root.current)
  }, [])
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  )
}
