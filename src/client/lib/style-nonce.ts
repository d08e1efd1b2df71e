/** The mark without which the browser refuses a style sheet that a script adds. Undefined if there is no policy. */
export function readStyleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLScriptElement>('script#site')?.nonce || undefined
}

/** Hands the mark to the primitives that add style sheets of their own (scroll locking in dialogs and menus). */
export function shareStyleNonce(): void {
  // The name under which the library that writes those sheets looks for it.
  Object.assign(globalThis, { __webpack_nonce__: readStyleNonce() })
}
