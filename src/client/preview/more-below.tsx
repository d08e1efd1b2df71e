import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'

/** A room this low shows a few lines of a page on purpose. */
const STRIP = 200

type MoreBelowProps = { desk: RefObject<HTMLElement | null>; drawn: unknown }

/** A page as wide as its room ends at the edge of it; this says that its words go on. */
export function MoreBelow({ desk, drawn }: MoreBelowProps) {
  const [hasMore, setHasMore] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew may be longer
  useEffect(() => {
    const element = desk.current
    if (!element) return
    const look = () => {
      const edge = element.getBoundingClientRect().bottom
      const words = [...element.querySelectorAll('.page-sheet [data-path] span')]
      setHasMore(element.clientHeight > STRIP && words.some((word) => word.getBoundingClientRect().bottom > edge))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [desk, drawn])
  if (!hasMore) return null
  return (
    <section aria-label="More of the page" className="pointer-events-none relative z-1 h-0 print:hidden">
      <div className="absolute inset-x-0 bottom-0 grid h-20 content-end justify-items-center bg-linear-to-t from-canvas to-transparent pb-2">
        <Button
          variant="outline"
          size="small"
          className="pointer-events-auto shadow-menu"
          onClick={() => desk.current?.scrollBy({ top: desk.current.clientHeight * 0.8, behavior: 'smooth' })}
        >
          <ArrowDown className="!size-4" />
          More below
        </Button>
      </div>
    </section>
  )
}
