import { Skeleton } from '#client/ui/skeleton.tsx'

type PageFrameProps = { title: string; description: string }

/** The shape of a page before its code is there. */
export function PageFrame({ title, description }: PageFrameProps) {
  return (
    <div className="wrap-app min-h-[70dvh] py-12 md:py-16">
      <noscript>
        <h1 className="text-h1">{title.replace(/ \| Candid$/, '')}</h1>
        <p className="mt-3 max-w-prose text-body-l text-text-2">{description}</p>
        <p className="mt-3 max-w-prose text-text-2">This page needs JavaScript. Turn it on and reload.</p>
      </noscript>
      <div className="grid gap-4 unscripted:hidden">
        <Skeleton className="h-9 w-2/3 max-w-md" />
        <Skeleton className="h-5 w-full max-w-prose" />
        <Skeleton className="mt-6 h-64 w-full" />
      </div>
    </div>
  )
}
