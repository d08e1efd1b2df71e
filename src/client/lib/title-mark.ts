const mark = '● '

/** A mark in the title of a background tab, until somebody looks at it. */
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
