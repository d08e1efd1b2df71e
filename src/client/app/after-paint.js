// Starts the code of a page that can be read without it, once it has been painted: until then its words, styles and
// fonts need the line for themselves. The server lists the files in #after-paint, each after those it needs.
;(() => {
  const list = document.getElementById('after-paint')
  if (!list) return
  const files = JSON.parse(list.textContent)
  const TOGETHER = 3
  let hasStarted = false

  async function start() {
    if (hasStarted) return
    hasStarted = true
    for (const [place, href] of files.entries()) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      )
      // Asked for all at once, the requests alone hold a slow phone up for longer than any file that they bring.
      if (place % TOGETHER === TOGETHER - 1) await new Promise((resume) => setTimeout(resume))
    }
    // Run at once they hold a phone up for half a second; one by one it can scroll and take what is typed in between.
    for (const file of files.slice(0, -1)) {
      // The last one, which needs them all, meets a failure again.
      await import(file).catch(() => undefined)
    }
    if (files.length > 0) await import(files.at(-1))
  }

  // In a turn of its own: the frame it would be part of has its own work.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  // A tab in the background paints nothing and must still be ready when it is looked at.
  setTimeout(start, 200)
})()
