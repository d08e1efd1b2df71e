// The work that makes a document goes on when its page is left: one for each kind of document. What comes of it is
// shown where it was asked for, if the person still waits there, and told with a link wherever else they are.
import { toast } from '#client/app/toast.ts'
import { onPersonGone, startRunning } from '#client/lib/running.ts'
import { markTitle } from '#client/lib/title-mark.ts'
import { type Asking, createTask, type Ending, type Task } from './create-task.ts'

export type Place = { pathname: string; search: string }

/** What a call can make. One that makes none is about the document that is open, and ends with its page. */
const products = {
  tailored: { ready: 'Your suggestions are ready', see: 'See them' },
  upgraded: { ready: 'Your suggestions are ready', see: 'See them' },
  letter: { ready: 'Your cover letter is ready', see: 'See it' },
} as const
export type Product = keyof typeof products

/** What the person was told of while they were elsewhere, and has not seen yet. */
type News = { address: string; dismiss: () => void }

type Kept = {
  product: Product
  work: Task
  /** Where it was asked for. */
  place: Place | undefined
  /** The answer is there, and nobody has been led to it yet. */
  hasArrived: boolean
  news: News | undefined
}

function keepTask(product: Product): Kept {
  const onEnding = (ending: Ending) => end(kept, ending)
  const work = createTask({ canLeave: true, onEnding })
  const kept: Kept = { product, work, place: undefined, hasArrived: false, news: undefined }
  return kept
}

const keptTasks: Record<Product, Kept> = {
  tailored: keepTask('tailored'),
  upgraded: keepTask('upgraded'),
  letter: keepTask('letter'),
}
const everything = Object.values(keptTasks)

onPersonGone(() => {
  for (const kept of everything) {
    kept.work.end()
    kept.hasArrived = false
    forgetNews(kept)
  }
})

/** The work that makes this, whether or not it runs already. */
export function findKeptTask(product: Product): Task {
  const kept = keptTasks[product]
  return { ...kept.work, run: (asking) => run(kept, asking) }
}

async function run<Answer extends { notice?: string | undefined }>(kept: Kept, asking: Asking<Answer>) {
  const { pathname, search } = window.location
  kept.place = { pathname, search }
  kept.hasArrived = false
  forgetNews(kept)
  const done = startRunning()
  try {
    return await kept.work.run(asking)
  } finally {
    done()
  }
}

function end(kept: Kept, ending: Ending): void {
  markTitle()
  if (ending.kind === 'answered') kept.hasArrived = true
  else if (kept.place && !isSamePlace(kept.place, window.location)) tellFailure(kept, kept.place, ending.failure)
}

function tellFailure(kept: Kept, { pathname, search }: Place, failure: string): void {
  const address = pathname + search
  const { dismiss } = toast({
    title: failure,
    description: 'What you entered is kept.',
    variant: 'destructive',
    link: { label: 'Go back', to: address },
    stays: true,
  })
  kept.news = { address, dismiss }
}

export type Arrival = {
  /** Where it was asked for. */
  place: Place
  /** Says that it is ready, and at which address. */
  tell: (address: string) => void
}

/** What has come of a page's work, if the person no longer waits for it where it was asked for. Given once. */
export function takeArrival(pathname: string): Arrival | undefined {
  const kept = everything.find(({ hasArrived, place }) => hasArrived && place?.pathname === pathname)
  if (!kept?.place) return undefined
  kept.hasArrived = false
  const { place, product } = kept
  const { ready, see } = products[product]
  if (isSamePlace(place, window.location)) return undefined
  return {
    place,
    tell: (address) => {
      const { dismiss } = toast({ title: ready, link: { label: see, to: address }, stays: true })
      kept.news = { address, dismiss }
    },
  }
}

/** Where whoever comes back to a page is led: to what they have not seen yet, or to what is still running. */
export function findWayBack({ pathname, search }: Place): string | undefined {
  for (const kept of everything) {
    const { place, news, work } = kept
    if (place?.pathname !== pathname) continue
    if (news?.address === pathname + search) {
      forgetNews(kept)
      return undefined
    }
    // Whoever comes with another job or another resume in the address has something else in mind.
    const isPlain = search === ''
    if (news && (isPlain || search === place.search)) return news.address
    if (work.getState().isBusy && isPlain && place.search !== '') return pathname + place.search
  }
  return undefined
}

function forgetNews(kept: Kept): void {
  kept.news?.dismiss()
  kept.news = undefined
}

/** The same phase of the same page for the same wish; what a page notes in its address meanwhile does not count. */
function isSamePlace(one: Place, other: Place): boolean {
  const [mine, theirs] = [new URLSearchParams(one.search), new URLSearchParams(other.search)]
  const isSameWish = ['job', 'resume'].every((name) => mine.get(name) === theirs.get(name))
  return one.pathname === other.pathname && phaseOf(one.search) === phaseOf(other.search) && isSameWish
}

function phaseOf(search: string): string {
  return new URLSearchParams(search).get('phase') ?? 'input'
}
