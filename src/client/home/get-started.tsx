import { AppLink } from '#client/app/app-link.tsx'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

const ways = [
  {
    title: 'Start with your story',
    text: 'Answer a few questions. The layout takes care of itself, and you can change it later.',
    label: 'Create New Resume',
    to: '/create-resume',
    variant: 'filled',
    pages: [{ id: 29, name: 'Compass', place: 'right-8 top-8 rotate-3' }],
  },
  {
    title: 'Start with the look',
    text: 'Pick a template you like and make it yours.',
    label: 'Browse Templates',
    to: '/templates',
    variant: 'outline',
    pages: [
      { id: 14, name: 'Boardroom', place: 'right-22 top-14 -rotate-6' },
      { id: 8, name: 'Beacon', place: 'right-11 top-9 -rotate-1' },
      { id: 12, name: 'Riso', place: 'right-0 top-12 rotate-5' },
    ],
  },
] as const

export function GetStarted() {
  return (
    <section id="get-started" aria-labelledby="get-started-title">
      <div className="wrap-marketing py-10 lg:py-14">
        <h2 id="get-started-title" className="font-display text-display-2">
          Get started
        </h2>
        <ul className="mt-6 grid gap-3 sm:gap-6 lg:mt-8 lg:grid-cols-2">
          {ways.map(({ title, text, label, to, variant, pages }) => (
            <li key={to} className="@container relative overflow-clip rounded-card border border-border bg-surface">
              <div className="flex h-full flex-col items-start p-5 sm:p-8 @md:min-h-64 @md:pr-[17.5rem]">
                <h3 className="text-h2">{title}</h3>
                <p className="mt-1 mb-4 max-w-[28rem] text-text-2">{text}</p>
                <AppLink to={to} className={buttonStyle({ variant, className: 'mt-auto' })}>
                  {label}
                </AppLink>
              </div>
              {pages.map((page) => (
                <div key={page.id} aria-hidden className={`absolute w-40 @max-md:hidden ${page.place}`}>
                  <TemplateThumbnail template={page} isDecorative />
                </div>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
