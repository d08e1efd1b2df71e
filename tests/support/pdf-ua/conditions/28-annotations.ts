import { type ConditionGroup, type Failure, fail } from '../condition.ts'
import { PdfRef } from '../read-pdf.ts'

/** Our writer makes links and nothing else; what holds for forms, films and printer's marks holds by their absence. */
export const annotations: ConditionGroup = {
  title: '28 Annotations',
  checked: [
    ...['28-002', '28-004', '28-005', '28-006', '28-007', '28-008', '28-009', '28-010', '28-011', '28-012'],
    ...['28-014', '28-015', '28-016', '28-017', '28-018'],
  ],
  human: ['28-001', '28-003', '28-013'],
  check({ pages, elements, file, catalog }) {
    const failures: Failure[] = []
    const holders = new Map(elements.flatMap((element) => element.objects.map((object) => [object, element])))
    const numbers = file.array(file.dict(file.dict(catalog.get('StructTreeRoot'))?.get('ParentTree'))?.get('Nums'))
    for (const page of pages) {
      const refs = file.array(page.dict.get('Annots'))
      if (refs.length === 0) continue
      const order = file.name(page.dict.get('Tabs'))
      if (order === undefined) failures.push(fail('28-008', `page ${page.number} has no tab order`))
      else if (order !== 'S') failures.push(fail('28-009', `page ${page.number} has the tab order ${order}`))
      for (const ref of refs) {
        const dict = file.dict(ref)
        const kind = file.name(dict?.get('Subtype')) ?? ''
        const holder = ref instanceof PdfRef ? holders.get(ref.number) : undefined
        const isHeld = holder?.type === (kind === 'Link' ? 'Link' : 'Annot')
        if (kind !== 'Link') failures.push(fail('28-006', `page ${page.number} has a ${kind || 'nameless'} annotation`))
        if (!isHeld) failures.push(fail(kind === 'Link' ? '28-011' : '28-002', `${kind} stands in ${holder?.type}`))
        const words = file.text(dict?.get('Contents'))?.trim()
        if (!words) failures.push(fail(kind === 'Link' ? '28-012' : '28-004', `a ${kind} says nothing of itself`))
        const at = numbers.findIndex((value, index) => index % 2 === 0 && value === dict?.get('StructParent'))
        const parent = numbers[at + 1]
        if (at < 0 || !(parent instanceof PdfRef) || parent.number !== holder?.ref) {
          failures.push(fail('28-011', `the parent tree does not lead from a ${kind} to its tag`))
        }
      }
    }
    return failures
  },
}
