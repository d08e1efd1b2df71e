/** What the editing kit does by keyboard, in the order of the sheet. `Mod` is Ctrl, or Command on a Mac. */
export const shortcuts: { keys: string[]; does: string }[] = [
  { keys: ['Mod', 'Z'], does: 'Undo' },
  { keys: ['Mod', 'Shift', 'Z'], does: 'Redo' },
  { keys: ['Mod', 'S'], does: 'Save now' },
  { keys: ['Mod', 'B'], does: 'Bold, in a description' },
  { keys: ['Mod', 'K'], does: 'Find a command, in the editor' },
  { keys: ['Alt', '↑'], does: 'Move entry, bullet, skill or section up' },
  { keys: ['Alt', '↓'], does: 'Move entry, bullet, skill or section down' },
  { keys: ['Enter'], does: 'Move through the fields on the page with the arrow keys, while the preview has focus' },
  { keys: ['+'], does: 'Zoom in, while the preview has focus' },
  { keys: ['−'], does: 'Zoom out, while the preview has focus' },
  { keys: ['0'], does: 'Fit the page, while the preview has focus' },
  { keys: ['F8'], does: 'Go to the message on the screen' },
  { keys: ['Mod', '/'], does: 'Show this sheet' },
]

export function keyName(key: string, isMac: boolean): string {
  if (key === 'Mod') return isMac ? '⌘' : 'Ctrl'
  if (key === 'Alt') return isMac ? '⌥' : 'Alt'
  if (key === 'Shift') return isMac ? '⇧' : 'Shift'
  return key
}
