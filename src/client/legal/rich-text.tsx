import { AppLink } from '#client/app/app-link.tsx'
import { parseInline } from './inline-markup.ts'

type RichTextProps = { text: string }

const linkClass = 'text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover'

export function RichText({ text }: RichTextProps) {
  return parseInline(text).map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'strong') {
      return (
        <strong key={part.at} className="font-semibold text-text">
          {part.text}
        </strong>
      )
    }
    if (/^[/#]/.test(part.href)) {
      return (
        <AppLink key={part.at} to={part.href} className={linkClass}>
          {part.text}
        </AppLink>
      )
    }
    return (
      <a key={part.at} href={part.href} className={linkClass}>
        {part.text}
      </a>
    )
  })
}
