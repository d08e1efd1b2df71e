export type Command = {
  label: string
  /** What kind of thing it is, in a word. */
  group: string
  /** The keys that do the same. */
  keys?: readonly string[]
  run: () => void
}

/** Commands that contain every typed word or prefix; those that begin with the typed text come first. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const first = words[0] ?? ''
  const rank = ({ label }: Command) => (label.toLowerCase().startsWith(first) ? 0 : 1)
  return commands
    .filter(({ label, group }) => {
      const own = `${label} ${group}`.toLowerCase().split(/\s+/)
      return words.every((word) => own.some((part) => part.startsWith(word)))
    })
    .toSorted((one, other) => rank(one) - rank(other))
}
