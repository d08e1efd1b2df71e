import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { HeroDesk } from './hero-desk.tsx'
import { Underlined } from './underlined.tsx'

const quieterWays = [
  { label: 'Job-Tailored Resume', to: '/job-tailored-resume' },
  { label: 'Resume Templates', to: '/templates' },
  { label: 'Cover Letter', to: '/cover-letter' },
]

/** Beside each other, on a phone too where it has room for their words. */
const startStyle = 'px-5 max-sm:grow max-sm:px-2'

export function Hero() {
  const { billing } = useSite()
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip">
      {/* Beside each other while both have room for their text, which may be set large. */}
      <div className="wrap-marketing flex flex-wrap items-center gap-x-12 gap-y-8 pt-6 pb-8 max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch lg:pt-10">
        <div className="min-w-0 max-sm:contents sm:flex-[1_1_27rem] md:max-lg:flex-[1_1_19rem] xl:flex-[0_0_37rem]">
          <h1 id="hero-title" className="font-display text-display-1 md:max-lg:text-display-2">
            Your experience, <Underlined>written well.</Underlined>
          </h1>
          <p className="max-w-[34rem] text-text-2 max-sm:-mt-3 sm:mt-6 sm:text-body-l">
            Build your resume step by step, or upload the one you have. Tailor it to a job, add a letter, and download
            matching PDF and Word files with nothing made up.
          </p>
          <div className="flex flex-wrap gap-3 max-sm:-mt-2 sm:mt-8">
            <AppLink to="/create-resume" className={buttonStyle({ size: 'large', className: startStyle })}>
              Create New Resume
            </AppLink>
            <AppLink
              to="/upgrade-resume"
              className={buttonStyle({ variant: 'outline', size: 'large', className: startStyle })}
            >
              Upgrade Resume
            </AppLink>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 max-sm:-mt-6 max-sm:-mb-4 max-sm:justify-between max-sm:gap-x-2 sm:mt-3">
            {quieterWays.map(({ label, to }) => (
              <AppLink
                key={to}
                to={to}
                className="inline-flex min-h-9 items-center rounded-chip font-medium text-accent text-small underline max-sm:text-micro decoration-1 underline-offset-4 hover:text-accent-hover touch:min-h-11"
              >
                {label}
              </AppLink>
            ))}
          </div>
          {billing && (
            <p className="text-small text-text-3 max-sm:-mt-4 sm:mt-3">
              Free to build and preview. $2.99 for each finished document. No trial that turns into a bill.
            </p>
          )}
        </div>
        <div className="min-w-0 sm:flex-[3_1_30rem] md:max-lg:flex-[1_1_19rem]">
          <HeroDesk />
        </div>
      </div>
    </section>
  )
}
