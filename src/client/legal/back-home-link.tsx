import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

export function BackHomeLink() {
  return (
    <Link
      to="/"
      className="-ml-2 inline-flex h-control items-center gap-2 rounded-control px-2 text-small font-medium text-text-2 hover:bg-hover hover:text-text print:hidden"
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
      Back to Home
    </Link>
  )
}
