import { cn } from '#client/lib/cn.ts'
import { letterParagraphs } from '#engine/letter/letter.ts'
import { letterLineHeights } from '#engine/letter/letter-design.ts'
import { fontCatalogue } from '#engine/style/fonts.ts'
import type { LetterDocument } from '#shared/saved-document.ts'

/** The width of US Letter in CSS pixels; the sheet is drawn at that size and made smaller as a whole. */
const PAGE_WIDTH = 816

export type LetterSheetProps = { document: LetterDocument; width: number; className?: string }

/** The first page of a letter, as large as there is room for. */
export function LetterSheet({ document: { letter, design }, width, className }: LetterSheetProps) {
  const { sender, recipient, date } = letter
  const contact = [sender.email, sender.phone, sender.location].filter(Boolean).join(' · ')
  return (
    <div className={cn('relative aspect-[17/22] w-full overflow-hidden rounded-page bg-paper', className)}>
      <div
        className="absolute top-0 left-0 grid origin-top-left content-start gap-4 p-24"
        style={{
          width: PAGE_WIDTH,
          minHeight: (PAGE_WIDTH * 22) / 17,
          transform: `scale(${width / PAGE_WIDTH})`,
          fontFamily: `${design.fontFamily}, ${fontCatalogue[design.fontFamily].generic}`,
          fontSize: design.fontSize,
          lineHeight: letterLineHeights[design.spacing],
          color: design.textColor,
          background: design.backgroundColor,
          textAlign: design.alignment,
        }}
      >
        {sender.name && (
          <p className="font-semibold" style={{ color: design.headingColor, fontSize: design.fontSize * 1.6 }}>
            {sender.name}
          </p>
        )}
        {contact && <p>{contact}</p>}
        {date && <p>{date}</p>}
        {(recipient.name || recipient.company) && (
          <p className="whitespace-pre-line">
            {[recipient.name, recipient.company, recipient.address].filter(Boolean).join('\n')}
          </p>
        )}
        {letterParagraphs(letter).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and the sheet is drawn as a whole
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
