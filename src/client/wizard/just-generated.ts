/** Resumes that came out of the steps on this visit, until their result has been looked at. */
const fresh = new Set<string>()

export function noteGenerated(documentId: string): void {
  fresh.add(documentId)
}

/** Whether the person comes from the steps, and not back to something they have seen. */
export function takeGenerated(documentId: string): boolean {
  return fresh.delete(documentId)
}
