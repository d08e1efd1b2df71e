import { createStore, useStore } from '#client/lib/store.ts'

// One polite place for short news: a save, a count of results. Two in a row of the same words must both be read.
const news = createStore({ text: '', turn: 0 })

/** Longer than it takes to be read out; then it must not be found again by who walks through the page. */
const STAYS = 10_000
let leaving: ReturnType<typeof setTimeout> | undefined

export function announce(text: string) {
  clearTimeout(leaving)
  news.setState({ text, turn: news.getState().turn + 1 })
  leaving = setTimeout(() => news.setState({ text: '', turn: news.getState().turn + 1 }), STAYS)
}

export function LiveRegion() {
  const { text, turn } = useStore(news)
  return (
    <div aria-live="polite" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  )
}
