import type { BrowserError } from '#shared/api/reports.ts'

/** Anybody may send anything here, and a parser quotes the text it stumbled over. */
export function withoutPersonalData({ type, message, stack, page }: BrowserError): BrowserError {
  return {
    type: /^[A-Za-z]{1,80}$/.test(type) ? type : 'Error',
    message: message
      .replace(/(["'`‘’“”]).*(["'`‘’“”])/gs, '…')
      .replace(/\S+@\S+/g, '…')
      .replace(/\d{5,}/g, '…'),
    stack: stack.split('\n').flatMap(frameOf).join('\n'),
    // What follows the first part of a path may be an id.
    page: /^\/[a-z-]*/.exec(page)?.[0] ?? '/',
  }
}

/** `at name (/assets/file.js:1:2)` of Chromium, `name@/assets/file.js:1:2` of the others; any other line is not one. */
function frameOf(line: string): string[] {
  const [, place] = /(\/(?:assets|src)\/[\w./-]+:\d+(?::\d+)?)/.exec(line) ?? []
  if (!place) return []
  const [, name = ''] = /^\s*(?:at )?(?:async )?([\w$.<>]{1,80})(?: \(|@)/.exec(line) ?? []
  return [name ? `${name} ${place}` : place]
}
