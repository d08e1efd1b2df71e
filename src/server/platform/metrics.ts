// What a server counts and measures of itself, in the text form that Prometheus reads.

type Labels = Record<string, string>
export type Sample = { labels?: Labels; value: number }

/** Every metric there is, with the line that explains it. `docs/operations.md` says what to make of them. */
export const catalogue = {
  http_requests_total: ['counter', 'Responses, by route pattern and status class'],
  http_request_duration_seconds: ['histogram', 'Time from a request to the end of its response'],
  event_loop_delay_seconds: ['gauge', 'Timer delay since the last scrape, by quantile'],
  process_resident_memory_bytes: ['gauge', 'Memory of the server process, its threads included'],
  process_heap_bytes: ['gauge', 'Heap of the main thread in use'],
  process_cpu_seconds_total: ['counter', 'Processor time of the server process, its threads included'],
  process_uptime_seconds: ['gauge', 'Seconds since startup'],
  build_info: ['gauge', 'Always 1; the labels name version and build'],
  work_running: ['gauge', 'Jobs running in a work pool'],
  work_waiting: ['gauge', 'Jobs waiting in a work pool'],
  work_refused_total: ['counter', 'Jobs turned away because the queue or the share of a client was full'],
  work_killed_total: ['counter', 'Workers killed at their limit or lost in the middle of a job'],
  database_connections: ['gauge', 'Open connections to the database'],
  database_idle_connections: ['gauge', 'Idle connections to the database'],
  database_waiting: ['gauge', 'Callers waiting for a connection'],
  scheduled_work_total: ['counter', 'Rounds of scheduled work in this process, by how they ended'],
  scheduled_work_done_timestamp_seconds: ['gauge', 'When scheduled work last succeeded in this process'],
  billing_facts_total: ['counter', 'New facts in the ledger about payments, invoices, subscriptions and refunds'],
  mail_total: ['counter', 'Mails sent or failed'],
  errors_total: ['counter', 'Our errors, by where they happened'],
  error_reports_dropped_total: ['counter', 'Errors that were not passed on to ERROR_REPORT_URL'],
} as const satisfies Record<string, readonly ['counter' | 'gauge' | 'histogram', string]>

type Name = keyof typeof catalogue
type NameOf<Kind> = { [Key in Name]: (typeof catalogue)[Key][0] extends Kind ? Key : never }[Name]

export type Metrics = {
  count(name: NameOf<'counter'>, labels?: Labels, by?: number): void
  observe(name: NameOf<'histogram'>, labels: Labels, seconds: number): void
  set(name: NameOf<'gauge'>, labels: Labels, value: number): void
  /** Read whenever somebody looks. */
  watch(name: NameOf<'gauge' | 'counter'>, read: () => readonly Sample[]): void
  write(): string
}

/** In seconds: from what feels immediate to what people give up on. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]
type Histogram = { counts: number[]; sum: number; count: number }

export function createMetrics(): Metrics {
  const values = new Map<Name, Map<string, number>>()
  const histograms = new Map<Name, Map<string, Histogram>>()
  const readers: [Name, () => readonly Sample[]][] = []

  const seriesOf = <Value>(all: Map<Name, Map<string, Value>>, name: Name) => {
    const series = all.get(name) ?? new Map<string, Value>()
    all.set(name, series)
    return series
  }

  return {
    count(name, labels = {}, by = 1) {
      const series = seriesOf(values, name)
      const key = writeLabels(labels)
      series.set(key, (series.get(key) ?? 0) + by)
    },
    set: (name, labels, value) => void seriesOf(values, name).set(writeLabels(labels), value),
    observe(name, labels, seconds) {
      const series = seriesOf(histograms, name)
      const key = writeLabels(labels)
      const one = series.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 }
      series.set(key, one)
      const place = buckets.findIndex((limit) => seconds <= limit)
      if (place >= 0) one.counts[place] = (one.counts[place] ?? 0) + 1
      one.sum += seconds
      one.count++
    },
    watch: (name, read) => void readers.push([name, read]),
    write() {
      const lines = new Map<Name, string[]>()
      const add = (name: Name, line: string) => lines.set(name, [...(lines.get(name) ?? []), line])
      for (const [name, series] of values) for (const [key, value] of series) add(name, writeLine(name, key, value))
      for (const [name, series] of histograms) {
        for (const [key, one] of series) for (const line of writeHistogram(name, key, one)) add(name, line)
      }
      for (const [name, read] of readers) {
        for (const { labels = {}, value } of read()) add(name, writeLine(name, writeLabels(labels), value))
      }
      return [...lines]
        .map(([name, found]) => {
          const [type, help] = catalogue[name]
          return `# HELP candid_${name} ${help}\n# TYPE candid_${name} ${type}\n${found.join('\n')}\n`
        })
        .join('')
    },
  }
}

function writeHistogram(name: Name, key: string, { counts, sum, count }: Histogram): string[] {
  let below = 0
  const lines = buckets.map((limit, place) => {
    below += counts[place] ?? 0
    return writeLine(`${name}_bucket`, join(key, `le="${limit}"`), below)
  })
  return [
    ...lines,
    writeLine(`${name}_bucket`, join(key, 'le="+Inf"'), count),
    writeLine(`${name}_sum`, key, sum),
    writeLine(`${name}_count`, key, count),
  ]
}

const writeLine = (name: string, key: string, value: number) => `candid_${name}${key ? `{${key}}` : ''} ${value}`
const join = (...parts: string[]) => parts.filter(Boolean).join(',')

function writeLabels(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (mark) => (mark === '\n' ? '\\n' : `\\${mark}`))}"`)
    .join(',')
}
