import { AppLink } from '#client/app/app-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import type { Template } from '#engine/templates/template.ts'
import { categoryLabel } from './categories.ts'

export type TemplateSummary = Pick<Template, 'id' | 'name' | 'description' | 'category' | 'thumbnail' | 'isPopular'>

export function TemplateCard({ template }: { template: TemplateSummary }) {
  const { id, name, description, category, thumbnail, isPopular } = template
  return (
    <li className="flex flex-col">
      <AppLink
        to={`/edit-template?id=${id}`}
        aria-label={`Customize ${name}`}
        className="group block rounded-card border border-border bg-sunken p-6 transition-colors hover:border-field"
      >
        <div className="mx-auto aspect-[17/22] w-full max-w-64 overflow-hidden rounded-page bg-paper shadow-page transition-transform duration-200 group-hover:-translate-y-0.5">
          {thumbnail ? (
            <img src={thumbnail} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            <div className="grid size-full place-content-center p-6 text-center font-display text-[1.5rem] text-paper-ink">
              {name}
            </div>
          )}
        </div>
      </AppLink>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <h2 className="text-h3">{name}</h2>
        {isPopular && <Badge variant="marker">Popular</Badge>}
        <span className="ml-auto text-small text-text-3">{categoryLabel(category)}</span>
      </div>
      <p className="mt-1 text-small text-text-2">{description}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-4 *:grow *:basis-28">
        <AppLink
          to={`/create-resume?template=${id}&sample=true`}
          aria-label={`Preview ${name}`}
          className={buttonStyle({ variant: 'ghost' })}
        >
          Preview
        </AppLink>
        <AppLink to={`/edit-template?id=${id}`} className={buttonStyle({ variant: 'outline' })}>
          Customize
          <span className="sr-only"> {name}</span>
        </AppLink>
      </div>
    </li>
  )
}
