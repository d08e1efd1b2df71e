import { cssFamily } from '#engine/layout/paint/content-elements.ts'

/** Waits until a document can draw these texts; print and pictures must not come out in another font. */
export async function waitForLetters(
  texts: Iterable<{ face: string; text: string }>,
  target: Document = document,
): Promise<void> {
  const letters = new Map<string, Set<string>>()
  for (const { face, text } of texts) {
    const known = letters.get(face) ?? new Set<string>()
    for (const letter of text) known.add(letter)
    letters.set(face, known)
  }
  await Promise.all(
    [...letters].map(([face, known]) => target.fonts.load(`16px ${cssFamily(face)}`, [...known].join(''))),
  )
}
