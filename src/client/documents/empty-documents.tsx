import { FilePlus2 } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

/** What belongs here, and the ways to begin. */
export function EmptyDocuments() {
  return (
    <div className="grid items-center gap-8 rounded-card border border-border bg-surface p-6 sm:grid-cols-[12rem_minmax(0,1fr)] lg:p-10">
      {/* A page with nobody's words on it: a sample here would look like a document of theirs. */}
      <div
        aria-hidden
        className="grid aspect-[17/22] w-full max-w-48 content-start gap-3 rounded-page border border-field border-dashed p-6"
      >
        {['60%', '36%', '100%', '92%', '80%'].map((width) => (
          <div key={width} className="h-2 rounded-full bg-border" style={{ width }} />
        ))}
      </div>
      <div className="grid content-center justify-items-start gap-4">
        <h2 className="text-h2">Nothing here yet</h2>
        <p className="max-w-prose text-text-2">
          Your resumes and letters will appear here, newest first. Start with your own words, or choose a look and fill
          it in.
        </p>
        <div className="flex flex-wrap gap-3">
          <AppLink to="/create-resume?new=true" className={buttonStyle()}>
            <FilePlus2 />
            New resume
          </AppLink>
          <AppLink to="/templates" className={buttonStyle({ variant: 'outline' })}>
            Browse Templates
          </AppLink>
        </div>
      </div>
    </div>
  )
}
