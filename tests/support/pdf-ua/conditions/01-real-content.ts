import { type ConditionGroup, type Failure, fail } from '../condition.ts'

/** Everything painted is either real content under one tag or marked as decoration. */
export const realContent: ConditionGroup = {
  title: '01 Real content tagged',
  checked: ['01-003', '01-004', '01-005', '01-007'],
  human: ['01-001', '01-002', '01-006'],
  check({ pages, elements, file, catalog }) {
    const failures: Failure[] = []
    const owners = new Map<string, number>()
    for (const { marks, ref } of elements) for (const { page, mcid } of marks) owners.set(`${page} ${mcid}`, ref)
    for (const page of pages) {
      if (page.depthAtEnd !== 0) failures.push(fail('01-005', `page ${page.number} leaves a mark open`))
      for (const { marks, operator } of page.painted) {
        const where = `${operator} on page ${page.number}`
        const artifact = marks.findIndex(({ tag }) => tag === 'Artifact')
        const tagged = marks.findIndex(({ mcid }) => mcid !== undefined)
        if (artifact < 0 && tagged < 0) failures.push(fail('01-005', `${where} is neither tagged nor decoration`))
        if (artifact >= 0 && tagged >= 0) failures.push(fail(artifact > tagged ? '01-003' : '01-004', where))
        const mcid = marks[tagged]?.mcid
        if (mcid !== undefined && !owners.has(`${page.number} ${mcid}`)) {
          failures.push(fail('01-005', `${where} has the number ${mcid}, which no tag holds`))
        }
      }
      failures.push(...parentTreeFailures(page.number, page.dict.get('StructParents')))
    }
    const markInfo = file.dict(catalog.get('MarkInfo'))
    if (file.resolve(markInfo?.get('Marked')) !== true)
      failures.push(fail('01-005', 'the file does not say it is tagged'))
    if (file.resolve(markInfo?.get('Suspects')) === true) failures.push(fail('01-007', 'the tags are called suspect'))
    return failures

    /** Readers go from content to its tag by this table. */
    function parentTreeFailures(page: number, key: unknown): Failure[] {
      const numbers = file.array(file.dict(file.dict(catalog.get('StructTreeRoot'))?.get('ParentTree'))?.get('Nums'))
      const at = numbers.findIndex((value, index) => index % 2 === 0 && value === key)
      if (typeof key !== 'number' || at < 0) return [fail('01-005', `page ${page} is not in the parent tree`)]
      const parents = file.array(numbers[at + 1])
      return [...owners].flatMap(([place, ref]) => {
        const [number, mcid] = place.split(' ').map(Number)
        const parent = parents[mcid ?? -1]
        if (number !== page || (parent instanceof Object && Reflect.get(parent, 'number') === ref)) return []
        return [fail('01-005', `the parent tree gives mark ${mcid} of page ${page} to another tag`)]
      })
    }
  },
}
