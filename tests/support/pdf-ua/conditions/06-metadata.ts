import { type ConditionGroup, type Failure, fail } from '../condition.ts'

export const metadata: ConditionGroup = {
  title: '06 Metadata and 07 Dictionary',
  checked: ['06-001', '06-002', '06-003', '07-001', '07-002'],
  human: ['06-004'],
  check({ file, catalog }) {
    const failures: Failure[] = []
    const xmp = file.stream(catalog.get('Metadata'))?.bytes.toString('utf8')
    if (!xmp) failures.push(fail('06-001', 'there is no XMP description'))
    if (!/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp ?? '')) failures.push(fail('06-002', 'it does not name PDF/UA-1'))
    if (!/http:\/\/www\.aiim\.org\/pdfua\/ns\/id\//.test(xmp ?? ''))
      failures.push(fail('06-002', 'pdfuaid is not declared'))
    const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)<\/rdf:li>/.exec(xmp ?? '')?.[1]?.trim()
    if (!title) failures.push(fail('06-003', 'the description has no title'))
    if (!/xml:lang="x-default"/.test(xmp ?? '')) failures.push(fail('06-003', 'the title has no x-default'))
    const shown = file.resolve(file.dict(catalog.get('ViewerPreferences'))?.get('DisplayDocTitle'))
    if (shown === undefined) failures.push(fail('07-001', 'readers are not told to show the title'))
    if (shown === false) failures.push(fail('07-002', 'readers are told to show the name of the file'))
    return failures
  },
}
