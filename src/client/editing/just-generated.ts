/** Resumes that were made on this visit, until they have been looked at. */
const fresh = new Set<string>()

export function noteGenerated(documentId: string): void {
  fresh.add(documentId)
}

/** Whether the person sees it for the first time, and does not come back to it. */
export function takeGenerated(documentId: string): boolean {
  return fresh.delete(documentId)
}
