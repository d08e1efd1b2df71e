import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import { maxCandidates } from '#shared/job-search.ts'
import { dayNumber, paySteps, tag } from '../listings/tags.ts'
import type { Candidate } from './candidate-rows.ts'
import {
  type CandidateSearch,
  type Recent,
  rankOf,
  readable,
  selectByHead,
  selectByPart,
  selectByPhrase,
} from './select-candidates.ts'
import { allOf, anyTag, recentQuery, recentWeeks, type TagQuery } from './tag-query.ts'

export type Candidates = {
  /** Those of a later group are behind all of an earlier one. */
  groups: Candidate[][]
  total: number
  isCapped: boolean
  /** What was read of the last days, where it is all that they hold. */
  recent?: Recent | undefined
}

/**
 * Without this the planner reads the table from its beginning, hoping to meet a thousand matches soon. It holds for
 * the transaction.
 */
export async function prepareSearch(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true)`)
}

/** Enough for five pages: past these, which of the capped thousand comes first matters to nobody. */
const enough = 100

/** With two pages of other results, nobody misses a listing that has the words somewhere in its text. */
const fewFound = 40

/**
 * At most a thousand listings that hold, those found by their head before those found by their text. An uncapped
 * ranking takes seconds on the embedded database: the index gives matches in no order, and each must be read. So where
 * too many hold, the newest or best paid come first, and any others behind them.
 */
export async function findCandidates(db: Queryable, search: CandidateSearch): Promise<Candidates> {
  const recent = search.recent ?? (await selectRecent(db, search, lastDays(search.today)))
  const byHead = await selectAny(db, search, recent)
  if (byHead.length >= maxCandidates) {
    const first = await selectFirst(db, search, recent)
    const known = new Set(first.map(({ id }) => id))
    const others = byHead.filter(({ id }) => !known.has(id)).slice(0, maxCandidates - first.length)
    const isWhole = recent.rows.length < maxCandidates
    return { groups: [first, others], total: maxCandidates, isCapped: true, recent: isWhole ? recent : undefined }
  }
  const byPart = await selectByPart(db, search, maxCandidates - byHead.length)
  const sofar = byHead.length + byPart.length
  const byText = sofar < fewFound ? await selectByPhrase(db, search) : []
  const others = [...byPart, ...byText]
  const rows = [...byHead, ...(byHead.length < readable ? await rankByText(db, search, others) : others)]
  return { groups: [rows], total: rows.length, isCapped: rows.length >= maxCandidates }
}

/** Ranking by a whole text means reading it, so only the newest are. */
async function rankByText(db: Queryable, { text }: CandidateSearch, rows: Candidate[]): Promise<Candidate[]> {
  if (rows.length === 0) return rows
  const newest = [...rows].sort((one, other) => other.day - one.day).slice(0, readable)
  const ids = newest.map(({ id }) => id)
  const ranked = await db
    .select({ id: jobs.id, rank: sql<number>`${rankOf(text, sql`document`)}` })
    .from(jobs)
    .where(inArray(jobs.id, ids))
  const ranks = new Map(ranked.map(({ id, rank }) => [id, rank]))
  return rows.map((row) => ({ ...row, rank: ranks.get(row.id) ?? 0 }))
}

type Window = { tags: TagQuery; days: number }

function lastDays(today: Date, days = 2): Window {
  return { tags: recentQuery(days - 1, today), days }
}

/** The index merges the list of every tag it is asked for, so a wide window is made of weeks. */
function lastWeeks(today: Date, weeks: number): Window {
  return { tags: recentWeeks(weeks, today), days: (dayNumber(today) % 7) + 1 + (weeks - 1) * 7 }
}

async function selectRecent(db: Queryable, search: CandidateSearch, { tags, days }: Window): Promise<Recent> {
  return { rows: await selectByHead(db, search, allOf([search.tags, tags])), days }
}

/** From what a few days hold follows what more will. */
function expectedIn({ days }: Window, recent: Recent): number {
  return (recent.rows.length / recent.days) * days
}

/** Any thousand. Where two weeks hold as many only these are asked for: the index gathers all that it is asked for. */
async function selectAny(db: Queryable, search: CandidateSearch, recent: Recent): Promise<Candidate[]> {
  if (recent.rows.length >= maxCandidates) return recent.rows
  const weeks = lastWeeks(search.today, 2)
  const rows = expectedIn(weeks, recent) > maxCandidates ? (await selectRecent(db, search, weeks)).rows : []
  return rows.length >= maxCandidates ? rows : selectByHead(db, search, search.tags)
}

/** The best paid or the newest, by widening a window until enough are in it. */
async function selectFirst(db: Queryable, search: CandidateSearch, recent: Recent): Promise<Candidate[]> {
  const { sort, today } = search
  if (sort === 'salary') return selectBestPaid(db, search)
  if (recent.rows.length >= enough) return recent.rows
  const windows = [lastDays(today, 4), lastWeeks(today, 2), lastWeeks(today, 5)]
  for (const window of windows) {
    if (window.days <= recent.days || expectedIn(window, recent) < enough) continue
    const { rows } = await selectRecent(db, search, window)
    if (rows.length >= enough) return rows
  }
  return recent.rows
}

async function selectBestPaid(db: Queryable, search: CandidateSearch): Promise<Candidate[]> {
  for (const step of paySteps.toReversed()) {
    const rows = await selectByHead(db, search, allOf([search.tags, anyTag([tag.pay(step)])]))
    if (rows.length >= enough) return rows
  }
  return []
}
