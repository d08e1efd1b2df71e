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
  // Our policy forbids code made from text: the schema library would try once, and the browser would report it.
  globalThis.__zod_globalConfig = { jitless: true }

  // The first screen of a page is another one for those who left a draft here.
  try {
    if (localStorage.getItem('candid-last-document')) root.dataset.returning = ''
    // The home page comes as guests see it; those with an account wait a moment for theirs.
    if (localStorage.getItem('candid-account')) root.dataset.known = ''
  } catch {
    // Without storage there is no draft.
  }
  // What is sent or pressed before the page's code is there waits on the element; early-input.ts does it then.
  const isEarly = () => root.dataset.ready === undefined
  addEventListener('submit', (event) => {
    if (!isEarly()) return
    event.preventDefault()
    event.target.dataset.sent = ''
  })
  addEventListener('click', (event) => {
    const button = isEarly() && event.target.closest('button[type=button]')
    if (button) button.dataset.pressed = ''
  })
})()
