import {
  CircleDollarSign,
  Eye,
  FileCheck2,
  LayoutTemplate,
  type LucideIcon,
  Palette,
  PenLine,
  UserPlus,
  Users,
} from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'

type Claim = { Icon: LucideIcon; title: string; text: string }

const claims: readonly Claim[] = [
  {
    Icon: LayoutTemplate,
    title: '30+ templates',
    text: 'From plain to striking. Switch anytime; your words stay.',
  },
  {
    Icon: FileCheck2,
    title: 'ATS-friendly templates',
    text: 'Real text in reading order, so hiring software finds every field.',
  },
  {
    Icon: PenLine,
    title: 'Expert content suggestions',
    text: 'Stronger wording for what you did, and the reason for each change. You accept or reject.',
  },
  { Icon: Eye, title: 'Real-time preview', text: 'The page you see is the page you download, line for line.' },
  {
    Icon: Users,
    title: 'Industry-specific designs',
    text: 'Made for nurses, engineers, teachers, lawyers and designers.',
  },
  {
    Icon: Palette,
    title: 'Customizable colors and fonts',
    text: 'Ten typefaces, any color that stays readable, spacing from compact to airy.',
  },
  { Icon: UserPlus, title: 'Free sign-up', text: 'No card needed. No account either: drafts live on your device.' },
]

/** On a phone the titles say it, two to a row; four screens of sentences would be read by nobody. */
const titleStyle = 'mt-2 font-semibold text-body sm:mt-4 sm:text-h3'

export function Claims() {
  const { billing } = useSite()
  return (
    <section aria-labelledby="claims-title" className="border-border border-y bg-surface">
      <div className="wrap-marketing py-10 lg:py-12">
        <h2 id="claims-title" className="max-w-[40rem] font-display text-display-2">
          Everything a good page needs, nothing that gets in its way
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6 sm:gap-y-8 lg:mt-8 lg:grid-cols-4">
          {claims.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon className="size-6 text-text" />
              <h3 className={titleStyle}>{title}</h3>
              <p className="mt-1.5 text-text-2 max-[30rem]:sr-only">{text}</p>
            </li>
          ))}
          <li>
            <CircleDollarSign className="size-6 text-text" />
            <h3 className={titleStyle}>Upfront pricing</h3>
            <p className="mt-1.5 text-text-2 max-[30rem]:mt-0.5 max-[30rem]:text-small">
              <span className="max-[30rem]:sr-only">
                {billing ? '$2.99 a document, or Pro.' : 'This copy charges nothing.'}{' '}
              </span>
              <AppLink
                to="/pricing"
                className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover"
              >
                See our pricing plans
              </AppLink>
            </p>
          </li>
        </ul>
      </div>
    </section>
  )
}
