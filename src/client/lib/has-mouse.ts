/** Whether a caret can be put into a field unasked: on a phone it would bring up the keyboard over the page. */
export function hasMouse(): boolean {
  return window.matchMedia('(pointer: fine)').matches
}
