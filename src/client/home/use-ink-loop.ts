import { type RefObject, useEffect, useRef, useState } from 'react'

/** One round: a line is struck out, a better one written in, the reason put beside it. */
const ROUND = 8500

const at = (milliseconds: number) => milliseconds / ROUND

/** The page is delivered as it looks at the end, so that nothing is missing where no script runs. */
const parts: Readonly<Record<string, Keyframe[]>> = {
  strike: [
    { offset: 0, opacity: 1, clipPath: 'inset(-50% 0 -50% 0)' },
    { offset: at(300), opacity: 0, clipPath: 'inset(-50% 0 -50% 0)' },
    { offset: at(301), opacity: 1, clipPath: 'inset(-50% 100% -50% 0)' },
    { offset: at(1300), clipPath: 'inset(-50% 100% -50% 0)', easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    { offset: at(1900), clipPath: 'inset(-50% 0 -50% 0)' },
    { offset: 1, opacity: 1, clipPath: 'inset(-50% 0 -50% 0)' },
  ],
  line: [
    { offset: 0, opacity: 1, clipPath: 'inset(0 0 0 0)' },
    { offset: at(300), opacity: 0, clipPath: 'inset(0 0 0 0)' },
    { offset: at(301), opacity: 1, clipPath: 'inset(0 100% 0 0)' },
    { offset: at(2100), clipPath: 'inset(0 100% 0 0)' },
    { offset: at(3500), clipPath: 'inset(0 0 0 0)' },
    { offset: 1, opacity: 1, clipPath: 'inset(0 0 0 0)' },
  ],
  // Never half transparent: then neither it nor the page under it could be read.
  note: [
    { offset: 0, opacity: 0 },
    { offset: at(3700), opacity: 0 },
    { offset: at(3701), opacity: 1, transform: 'translateY(8px)', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    { offset: at(4000), transform: 'none' },
    { offset: at(8200), opacity: 1, transform: 'none' },
    { offset: at(8201), opacity: 0 },
    { offset: 1, opacity: 0 },
  ],
}

type InkLoop = {
  figure: RefObject<HTMLElement | null>
  /** Undefined if nothing moves: no script yet, or the person prefers reduced motion. */
  isRunning: boolean | undefined
  toggle: () => void
}

/** Moves the elements marked `data-ink` inside the figure, as long as it is in sight and nobody has stopped it. */
export function useInkLoop(): InkLoop {
  const figure = useRef<HTMLElement>(null)
  const [isRunning, setIsRunning] = useState<boolean>()
  const [isInSight, setIsInSight] = useState(true)
  const animations = useRef<Animation[]>([])

  useEffect(() => {
    const element = figure.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const started = [...element.querySelectorAll('[data-ink]')].map((part) =>
      part.animate(parts[part.getAttribute('data-ink') ?? ''] ?? [], { duration: ROUND, iterations: Infinity }),
    )
    animations.current = started
    setIsRunning(true)
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const animation of started) animation.cancel()
    }
  }, [])

  useEffect(() => {
    for (const animation of animations.current) {
      if (isRunning && isInSight) animation.play()
      else animation.pause()
    }
  }, [isRunning, isInSight])

  return { figure, isRunning, toggle: () => setIsRunning(!isRunning) }
}
