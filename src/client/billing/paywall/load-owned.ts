// What a page with a download button asks of billing. The calls bring the schemas of all of billing with them, and
// nobody waits for those before the first keystroke.
import type { Entitlements } from '#shared/api/billing.ts'
import type { tieToDocument as tie } from '../billing-calls.ts'

const loadCalls = () => import('../billing-calls.ts')

export async function loadEntitlements(): Promise<Entitlements> {
  return (await loadCalls()).loadEntitlements()
}

export async function tieToDocument(document: Parameters<typeof tie>[0]): Promise<Entitlements> {
  return (await loadCalls()).tieToDocument(document)
}
