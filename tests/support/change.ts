// A change for tests that care for a part of it only.
import type { Change } from '#engine/edit/change.ts'

export function changeOf(part: Partial<Change>): Change {
  return {
    id: 'x',
    path: 'experiences.a.description',
    kind: 'replace',
    group: 'clarity',
    before: '',
    after: '',
    reason: '',
    facts: [],
    ...part,
  }
}
