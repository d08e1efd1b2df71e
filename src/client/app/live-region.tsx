import { createStore, useStore } from '#client/lib/store.ts'

// One polite place for short news: a save, a count of results. Two in a row of the same words must both be read.
const news = createStore({ text: '', turn: 0 })

export function announce(text: string) {
  news.setState({ text, turn: news.getState().turn + 1 })
}

export function LiveRegion() {
  const { text, turn } = useStore(news)
  return (
    <div aria-live="polite" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  )
}
