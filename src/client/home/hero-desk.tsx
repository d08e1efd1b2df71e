import { Pause, Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import { heroPicture } from './hero-picture.gen.ts'
import { homePictures } from './home-pictures.ts'
import { useInkLoop } from './use-ink-loop.ts'

type Place = { left: number; top: number; width: number; height: number }

/** A place on the picture, at whatever size the picture is shown. */
function toStyle({ left, top, width, height }: Place): CSSProperties {
  const part = (value: number, whole: number) => `${(100 * value) / whole}%`
  return {
    left: part(left, heroPicture.width),
    top: part(top, heroPicture.height),
    width: part(width, heroPicture.width),
    height: part(height, heroPicture.height),
  }
}

const behind = [
  { id: 2, name: 'Modern', place: 'left-[-8%] top-[14%] w-[46%] -rotate-8' },
  { id: 3, name: 'Creative', place: 'right-[-8%] top-[9%] w-[46%] rotate-7' },
]

/** Pages on a desk. On the top one a weak line is struck out, a better one written in, and the reason given. */
export function HeroDesk() {
  const { figure, isRunning, toggle } = useInkLoop()
  return (
    <figure ref={figure} className="relative w-full max-w-[45rem] lg:ml-auto lg:max-w-[42rem]">
      <div className="relative overflow-clip rounded-dialog bg-warm px-[3%] pt-[8%] sm:px-[9%] sm:pt-[7%]">
        {behind.map(({ id, name, place }) => (
          <div key={id} aria-hidden className={`absolute max-sm:hidden ${place}`}>
            <TemplateThumbnail template={{ id, name }} isDecorative />
          </div>
        ))}
        <div
          role="img"
          aria-label="A resume page. The line “Responsible for weekly reports” is struck out in blue ink; below it is written “Built the margin report four sites plan by”."
          className="relative rounded-t-page bg-paper shadow-page dim-paper"
          style={{ aspectRatio: `${heroPicture.width} / ${heroPicture.height}` }}
        >
          <img
            src={homePictures.heroPage}
            srcSet={`${homePictures.heroPageSmall} 616w, ${homePictures.heroPage} 1120w`}
            sizes="(min-width: 40rem) 30rem, 84vw"
            width={heroPicture.width * 2}
            height={heroPicture.height * 2}
            alt=""
            fetchPriority="high"
            draggable={false}
            className="absolute inset-0 size-full rounded-t-page"
          />
          <img
            data-ink="line"
            src={homePictures.heroLine}
            alt=""
            draggable={false}
            className="absolute max-w-none"
            style={toStyle(heroPicture.better)}
          />
          <svg
            data-ink="strike"
            aria-hidden
            viewBox="0 0 200 20"
            preserveAspectRatio="none"
            fill="none"
            className="absolute overflow-visible"
            style={toStyle(heroPicture.weak)}
          >
            <path
              d="M-3 12.500C22 9.500 51 8.600 82 10.400S150 12.200 203 8.800"
              className="stroke-paper-accent"
              strokeWidth="2"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        {isRunning !== undefined && (
          <button
            type="button"
            onClick={toggle}
            aria-label={isRunning ? 'Pause the animation' : 'Play the animation'}
            className="absolute top-2 right-2 grid size-8 place-items-center sm:top-auto sm:right-auto sm:bottom-3 sm:left-3 rounded-full border border-border bg-surface text-text-2 hover:text-text touch:size-10"
          >
            {isRunning ? <Pause className="size-4" /> : <Play className="size-4" />}
          </button>
        )}
      </div>
      <figcaption className="relative z-1 mr-3 ml-auto w-[17rem] max-w-[82%] max-sm:-mt-[22%] sm:-mt-20 sm:mr-6">
        {/* Mostly over the page, clear of the line it speaks of: a place of its own would be a hole while it is away. */}
        <span
          data-ink="note"
          className="block rounded-control border border-border bg-surface p-4 text-small shadow-menu"
        >
          <span className="font-semibold text-accent">Why</span>
          <span className="mt-0.5 block text-text-2">
            It names what you made and who relies on it. The four sites are yours: we asked, you answered.
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
