import { FilePlus2, LayoutTemplate } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

const ways = [
  {
    Icon: FilePlus2,
    title: 'Start with your story',
    text: 'Answer a few questions. The layout takes care of itself, and you can change it at the end.',
    label: 'Create New Resume',
    to: '/create-resume',
    variant: 'filled',
  },
  {
    Icon: LayoutTemplate,
    title: 'Start with the look',
    text: 'Pick a template you like, shown with a real-sounding person of your field, and make it yours.',
    label: 'Browse Templates',
    to: '/templates',
    variant: 'outline',
  },
] as const

export function GetStarted() {
  return (
    <section id="get-started" aria-labelledby="get-started-title">
      <div className="wrap-marketing py-16 lg:py-28">
        <h2 id="get-started-title" className="font-display text-display-2">
          Get started
        </h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:mt-10">
          {ways.map(({ Icon, title, text, label, to, variant }) => (
            <li key={to} className="flex flex-col items-start rounded-card border border-border bg-surface p-6 sm:p-8">
              <Icon aria-hidden className="size-6" strokeWidth={1.5} />
              <h3 className="mt-5 text-h2">{title}</h3>
              <p className="mt-2 mb-6 max-w-[28rem] text-text-2">{text}</p>
              <AppLink to={to} className={buttonStyle({ variant, className: 'mt-auto' })}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
