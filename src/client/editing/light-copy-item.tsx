import { useQuery } from '@tanstack/react-query'
import { PriceTag } from '#client/billing/paywall/price-tag.tsx'
import type { Downloadable } from '#client/drafts/document.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { lightColors } from '#engine/style/light-colors.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'

type LightCopyItemProps = { document: Downloadable; onSelect: (copy: Downloadable) => void }

/** Offered for dark pages only: a copy on white paper. */
export function LightCopyItem({ document, onSelect }: LightCopyItemProps) {
  const { data: template } = useQuery(templateQuery(document.templateId))
  const colors = template && lightColors(resolveDesign(template, document.style).style)
  if (!colors) return null
  const copy = { ...document, style: { ...document.style, ...colors } }
  return (
    <DropdownMenuItem onSelect={() => onSelect(copy)}>
      Light copy for printing
      <PriceTag type="resume" documentId={document.resume.id} />
    </DropdownMenuItem>
  )
}
