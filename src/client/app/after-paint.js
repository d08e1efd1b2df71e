// Starts the code of a page that can be read without it, once it has been painted: until then its words, styles and
// fonts need the line for themselves. The server lists the files in #after-paint, the first one to run, the rest to fetch.
;(() => {
  const list = document.getElementById('after-paint')
  if (!list) return
  const [entry, ...others] = JSON.parse(list.textContent)
  let hasStarted = false

  function start() {
    if (hasStarted) return
    hasStarted = true
    for (const href of others) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      )
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry }),
    )
  }

  requestAnimationFrame(() => requestAnimationFrame(start))
  // A tab in the background paints nothing and must still be ready when it is looked at.
  setTimeout(start, 200)
})()
