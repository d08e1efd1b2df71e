import type { DraftFailure } from '#client/drafts/draft-database.ts'
import type { DocumentKind } from '#shared/saved-document.ts'

export type SaveState =
  /** Nothing was written yet: a new document or a sample. */
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  /** `at` is UTC, ISO. */
  | { kind: 'on-device'; at: string }
  | { kind: 'saved'; at: string }
  /** On this device; the account gets it when it can be reached again. */
  | { kind: 'offline'; at: string }
  /** On this device; the account does not take it, for a reason a person can read. */
  | { kind: 'refused'; at: string; advice: string }
  | { kind: 'failed'; reason: DraftFailure }

/** The few words near the document's name. */
export const saveLabels: Record<SaveState['kind'], string> = {
  unchanged: '',
  saving: 'Saving…',
  'on-device': 'Saved on this device',
  saved: 'Saved to your account',
  offline: 'Offline, will save',
  refused: 'Could not save — Retry',
  failed: 'Not saved — Retry',
}

/** What to do about it, for where there is room to say it. */
export const failureAdvice: Record<DocumentKind, Record<DraftFailure, string>> = {
  resume: {
    full: 'This device is out of space. Download your resume as JSON, then free some space.',
    unavailable: 'This browser won’t let us save data. Download your resume as JSON before you leave.',
    failed: 'The change couldn’t be saved on this device. Try again, or download your resume as JSON.',
  },
  letter: {
    full: 'This device is out of space. Download your letter, then free some space.',
    unavailable: 'This browser won’t let us save data. Download your letter before you leave.',
    failed: 'The change couldn’t be saved on this device. Try again, or download your letter.',
  },
}
