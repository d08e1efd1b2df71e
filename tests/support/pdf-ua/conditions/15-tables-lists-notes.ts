import { type ConditionGroup, type Failure, fail } from '../condition.ts'

export const tablesListsNotes: ConditionGroup = {
  title: '15 Tables, 16 Lists, 18 Page headers and footers, 19 Notes',
  checked: ['15-003', '19-003', '19-004'],
  human: [
    ...['15-001', '15-002', '15-004', '15-005', '16-001', '16-002', '16-003', '18-001', '18-002', '18-003'],
    ...['19-001', '19-002'],
  ],
  check({ elements, file }) {
    const failures: Failure[] = []
    const ids = new Set<string>()
    for (const { type, dict } of elements) {
      if (type === 'TH' && !file.dict(dict.get('A'))?.has('Scope')) failures.push(fail('15-003', 'a TH has no scope'))
      if (type !== 'Note') continue
      const id = file.text(dict.get('ID'))
      if (!id) failures.push(fail('19-003', 'a note has no ID'))
      else if (ids.has(id)) failures.push(fail('19-004', `two notes are called ${id}`))
      else ids.add(id)
    }
    return failures
  },
}
