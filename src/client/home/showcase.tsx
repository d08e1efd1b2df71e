import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import { preloadTemplatePreview, TemplatePreview } from '#client/templates/preview-dialog/template-preview.tsx'
import { type TemplateCardData, templateCardsQuery } from '#client/templates/thumbnails/template-cards.ts'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import { pictured } from '#client/templates/thumbnails/thumbnail-picture.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { sideRow } from './side-row.ts'
import { useIsNear } from './use-is-near.ts'

const SHOWN = 3

const cardStyle = 'w-[17.5rem] max-w-[80vw] shrink-0 snap-center md:w-auto md:max-w-none'

export function Showcase() {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const { data: templates, isError } = useQuery({ ...templateCardsQuery(), enabled: isNear })
  const [openId, setOpenId] = useState<number>()
  const shown = templates?.slice(0, SHOWN)
  return (
    <section ref={section} aria-labelledby="showcase-title" className="border-border border-y bg-surface">
      <div className="wrap-marketing py-10 lg:py-14">
        <h2 id="showcase-title" className="max-w-[40rem] font-display text-display-2">
          Templates made by hand, one at a time
        </h2>
        <p className="mt-3 max-w-[40rem] text-body-l text-text-2">
          Real pages, real content. What you see is what you download.
        </p>
        {isError ? (
          <p role="alert" className="mt-10 text-text-2">
            We couldn’t load the templates. The gallery will try again.
          </p>
        ) : (
          <ul aria-busy={!shown} className={cn('mt-6 lg:mt-8', sideRow)}>
            {shown
              ? shown.map((template) => (
                  <ShowcaseCard key={template.id} template={template} onPreview={() => setOpenId(template.id)} />
                ))
              : pictured.slice(0, SHOWN).map(({ id, name }) => <LoadingCard key={id} id={id} name={name} />)}
          </ul>
        )}
        <div className="mt-8 flex flex-col items-center gap-3 text-center lg:mt-10">
          <AppLink to="/templates" className={buttonStyle({ variant: 'outline', size: 'large' })}>
            View all templates
            <ArrowRight />
          </AppLink>
          <p className="min-h-5 text-small text-text-3">
            {templates ? `${templates.length} templates in six categories` : '30+ templates in six categories'}
          </p>
        </div>
      </div>
      {shown && <TemplatePreview templates={shown} openId={openId} onOpen={setOpenId} />}
    </section>
  )
}

function ShowcaseCard({ template, onPreview }: { template: TemplateCardData; onPreview: () => void }) {
  const { id, name, description } = template
  const ahead = { onPointerEnter: preloadTemplatePreview, onFocus: preloadTemplatePreview }
  return (
    <li className={`group flex flex-col ${cardStyle}`}>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        onClick={onPreview}
        {...ahead}
        className="block w-full rounded-card border border-border bg-canvas p-5 transition-colors group-hover:border-field/60 sm:p-7"
      >
        <span className="block transition-transform duration-200 group-hover:-translate-y-0.5">
          <TemplateThumbnail template={template} isDecorative />
        </span>
      </button>
      <h3 className="mt-4 text-h3">{name}</h3>
      <p className="mt-1 mb-4 text-small text-text-2">{description}</p>
      <div className="mt-auto grid grid-cols-2 gap-3">
        <Button variant="ghost" onClick={onPreview} {...ahead} className="border-border">
          Preview<span className="sr-only"> {name}</span>
        </Button>
        <AppLink to={`/edit-template?id=${id}`} className={buttonStyle({ variant: 'outline' })}>
          Customize<span className="sr-only"> {name}</span>
        </AppLink>
      </div>
    </li>
  )
}

/** As high as the card it stands for. Without scripts it is a plain link with the picture. */
function LoadingCard({ id, name }: { id: number; name: string }) {
  return (
    <li className={cardStyle}>
      <div className="unscripted:hidden">
        <div className="rounded-card border border-border bg-canvas p-5 sm:p-7">
          <Skeleton className="aspect-[17/22] w-full rounded-page" />
        </div>
        <Skeleton className="mt-5 h-5 w-32" />
        <Skeleton className="mt-2 h-9 w-full" />
        <Skeleton className="mt-4 h-control w-full" />
      </div>
      <noscript>
        <a href={`/edit-template?id=${id}`} className="block">
          <TemplateThumbnail template={{ id, name }} isDecorative />
          <span className="mt-4 block text-h3">{name}</span>
        </a>
      </noscript>
    </li>
  )
}
