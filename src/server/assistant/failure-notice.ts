import type { ModelFailed } from './model/ask-for-list.ts'
import type { Model } from './model/open-model.ts'

/** What the person is told when a model did not do its work. A wrong key is the operator's business and named in the log. */
export function failureNotice(
  failure: ModelFailed,
  { recipient }: Model,
  { what, isPartial = false }: { what: 'answer' | 'letter' | 'paragraph'; isPartial?: boolean },
): string {
  if (failure.isKeyRefused) return 'The writing service isn’t set up. This was written on this server.'
  if (what === 'answer')
    return `${recipient} ${isPartial ? 'stopped before it was done' : 'didn’t return a usable answer'}. The rest was written on this server.`
  return `${recipient} didn’t return a usable ${what}. This one was written on this server.`
}
