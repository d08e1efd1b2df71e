import { type ConditionGroup, type Failure, fail } from '../condition.ts'
import { PdfRef } from '../read-pdf.ts'

export const filesAndScripts: ConditionGroup = {
  title: '20 Optional content, 21 Embedded files, 25 XFA, 26 Security, 30 XObjects',
  checked: ['20-001', '20-002', '20-003', '21-001', '25-001', '26-001', '26-002', '30-001', '30-002'],
  human: ['22-001', '23-001', '24-001', '27-001', '29-001'],
  check({ file, catalog }) {
    const failures: Failure[] = []
    // The writer uses no layers, forms or encryption: the plain absence is what can be relied on.
    if (catalog.has('OCProperties')) failures.push(fail('20-001', 'there are layers'))
    if (file.dict(catalog.get('AcroForm'))?.has('XFA')) failures.push(fail('25-001', 'there is an XFA form'))
    if (file.trailer.has('Encrypt')) failures.push(fail('26-001', 'the file is encrypted'))
    for (const number of file.objectNumbers) {
      const dict = file.dict(new PdfRef(number))
      if (!dict) continue
      if (file.name(dict.get('Type')) === 'Filespec' && !(file.text(dict.get('F')) && file.text(dict.get('UF')))) {
        failures.push(fail('21-001', 'an attached file has no name'))
      }
      if (dict.has('Ref') && file.name(dict.get('Subtype')) === 'Form')
        failures.push(fail('30-001', 'a form refers outside'))
      const content = file.name(dict.get('Subtype')) === 'Form' ? file.stream(new PdfRef(number)) : undefined
      if (content?.bytes.includes('/MCID')) failures.push(fail('30-002', 'a form holds marks of its own'))
    }
    return failures
  },
}
