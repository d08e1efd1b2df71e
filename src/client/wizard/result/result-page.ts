// The result brings the editors along, which nobody needs before there is something to edit.
import { lazyPage } from '#client/app/lazy-page.tsx'

export const ResultPage = lazyPage(() => import('./result-view.tsx').then((module) => module.ResultView))

/** Fetches the result's code ahead; if it does not come now, it is asked for again when it is shown. */
export async function preloadResult(): Promise<void> {
  await ResultPage.preload().catch(() => undefined)
}
