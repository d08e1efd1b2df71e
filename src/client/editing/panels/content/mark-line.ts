/** The line of a text area that was pressed on the page, under a stroke of the marker until somebody writes or leaves. */
export function markLine(area: HTMLTextAreaElement, caret: number): void {
  const start = area.value.lastIndexOf('\n', caret - 1) + 1
  const next = area.value.indexOf('\n', caret)
  const end = next === -1 ? area.value.length : next
  // A text of one line is found without help.
  if (start === 0 && next === -1) return
  const { top, height } = measureLine(area, start, end)
  Object.assign(area.style, {
    backgroundImage: 'linear-gradient(var(--marker), var(--marker))',
    backgroundPosition: `0 ${top}px`,
    backgroundSize: `100% ${height}px`,
    backgroundRepeat: 'no-repeat',
    // It scrolls with the words.
    backgroundAttachment: 'local',
  })
  const clear = () => {
    area.style.backgroundImage = ''
    for (const event of ['input', 'blur']) area.removeEventListener(event, clear)
  }
  for (const event of ['input', 'blur']) area.addEventListener(event, clear)
}

const copied = ['font', 'letterSpacing', 'lineHeight', 'padding', 'overflowWrap', 'tabSize'] as const

/** A text area does not tell where its lines are; a copy of it does. */
function measureLine(area: HTMLTextAreaElement, start: number, end: number): { top: number; height: number } {
  const style = getComputedStyle(area)
  const copy = document.createElement('div')
  for (const name of copied) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
  })
  const line = document.createElement('div')
  line.textContent = area.value.slice(start, end)
  // The line break before the line is the end of its block.
  copy.append(area.value.slice(0, Math.max(0, start - 1)), line)
  document.body.append(copy)
  const measured = { top: line.offsetTop, height: line.offsetHeight }
  copy.remove()
  return measured
}
