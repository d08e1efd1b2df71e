import type { PdfDocument } from './pdf-objects.ts'

/** pdfkit copies the title into XML as it is: a name with `&` would make the file's description unreadable. */
class XmlSafeText extends String {
  override toString(): string {
    return this.valueOf()
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  }
}

export function setTitle(doc: PdfDocument, title: string): void {
  Reflect.set(doc.info, 'Title', new XmlSafeText(title))
}

/** The claim of PDF/UA-1: every piece of the page is tagged or marked as decoration. */
export function describeDocument(doc: PdfDocument): void {
  doc.appendXML(`<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`)
}
