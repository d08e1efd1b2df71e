// Tasks that make a document continue when their page is left, one for each kind of document. The result is shown on
// that page if the person is still there, and otherwise announced with a link wherever they are.
import { toast } from '#client/app/toast.ts'
import { onPersonGone, startRunning } from '#client/lib/running.ts'
import { markTitle } from '#client/lib/title-mark.ts'
import { type Asking, createTask, type Ending, type Task, type TaskOptions } from './create-task.ts'
import { isSamePlace, type Place } from './task-place.ts'

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
  task: Task
  /** Where it was asked for. */
  place: Place | undefined
  /** The answer is there, and nobody has been led to it yet. */
  hasArrived: boolean
  news: News | undefined
}

type Arrival = {
  /** Where it was asked for. */
  place: Place
  /** Says that it is ready, and at which address. */
  tell: (address: string) => void
}

export type KeptTasks = {
  /** The task that makes this, whether or not it runs already. */
  find: (product: Product) => Task
  /** The result of a page's work, if the person has left that page. Returned only once. */
  takeArrival: (pathname: string) => Arrival | undefined
  /** Where people who come back to a page are led: to what they have not seen yet, or to what is still running. */
  findWayBack: (place: Place) => string | undefined
}

export function createKeptTasks(call?: TaskOptions['call']): KeptTasks {
  const kept: Record<Product, Kept> = {
    tailored: keepTask('tailored', call),
    upgraded: keepTask('upgraded', call),
    letter: keepTask('letter', call),
  }
  const everything = Object.values(kept)
  onPersonGone(() => {
    for (const each of everything) {
      each.task.end()
      each.hasArrived = false
      forgetNews(each)
    }
  })
  return {
    find: (product) => ({ ...kept[product].task, run: (asking) => run(kept[product], asking) }),
    takeArrival: (pathname) => {
      const found = everything.find(({ hasArrived, place }) => hasArrived && place?.pathname === pathname)
      if (!found?.place) return undefined
      found.hasArrived = false
      return isSamePlace(found.place, window.location) ? undefined : arrivalOf(found, found.place)
    },
    findWayBack: ({ pathname, search }) => {
      for (const each of everything) {
        const { place, news, task } = each
        if (place?.pathname !== pathname) continue
        if (news?.address === pathname + search) {
          forgetNews(each)
          return undefined
        }
        // Somebody who comes with another job or another resume in the address has something else in mind.
        const isPlain = search === ''
        if (news && (isPlain || search === place.search)) return news.address
        if (task.getState().isBusy && isPlain && place.search !== '') return pathname + place.search
      }
      return undefined
    },
  }
}

/** Those of this tab. */
export const keptTasks = createKeptTasks()

function keepTask(product: Product, call: TaskOptions['call']): Kept {
  const onEnding = (ending: Ending) => end(kept, ending)
  const task = createTask({ canLeave: true, onEnding, ...(call ? { call } : {}) })
  const kept: Kept = { product, task, place: undefined, hasArrived: false, news: undefined }
  return kept
}

async function run<Answer extends { notice?: string | undefined }>(kept: Kept, asking: Asking<Answer>) {
  const { pathname, search } = window.location
  kept.place = { pathname, search }
  kept.hasArrived = false
  forgetNews(kept)
  const done = startRunning()
  try {
    return await kept.task.run(asking)
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
    description: 'We’ve kept what you entered.',
    variant: 'destructive',
    link: { label: 'Go back', to: address },
    stays: true,
  })
  kept.news = { address, dismiss }
}

function arrivalOf(kept: Kept, place: Place): Arrival {
  const { ready, see } = products[kept.product]
  return {
    place,
    tell: (address) => {
      const { dismiss } = toast({ title: ready, link: { label: see, to: address }, stays: true })
      kept.news = { address, dismiss }
    },
  }
}

function forgetNews(kept: Kept): void {
  kept.news?.dismiss()
  kept.news = undefined
}
