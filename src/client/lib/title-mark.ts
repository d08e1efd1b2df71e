const mark = '● '

/** A quiet mark in the title of a tab that nobody looks at, until somebody does. */
export function markTitle(): void {
  if (document.visibilityState !== 'hidden' || document.title.startsWith(mark)) return
  document.title = mark + document.title
  const look = () => {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', look)
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
  }
  document.addEventListener('visibilitychange', look)
}
