// A value on its way into the resume, with where it stood and how sure the reader is.
import type { SourceSpan } from './segment.ts'

export type Found = { value: string; confidence: number; source: SourceSpan[] }

export type FoundPeriod = { from: string; to: string; current: boolean; confidence: number; source: SourceSpan[] }

export type BodyLine = { kind: 'paragraph' | 'bullet'; text: string; source: SourceSpan[] }
