import { cn } from '#client/lib/cn.ts'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'

type PagePlaceholderProps = { templateId: number; isSample: boolean }

/** The template as the gallery shows it, until its page is drawn. Somebody else's page must not pass for one's own. */
export function PagePlaceholder({ templateId, isSample }: PagePlaceholderProps) {
  return (
    <TemplateThumbnail
      template={{ id: templateId, name: '' }}
      isDecorative
      isFirst
      className={cn('h-full rounded-none shadow-none', !isSample && 'blur-[2px]')}
    />
  )
}
