// Runs before the first paint, from the head: without it a dark page flashes white.
;(() => {
  const root = document.documentElement
  let choice = 'light'
  try {
    choice = localStorage.getItem('resume-builder-theme') || 'light'
  } catch {
    // Storage can be refused; the default theme stands then.
  }
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.dataset.scripted = ''
})()
