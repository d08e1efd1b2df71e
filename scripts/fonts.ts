// Writes the metric files of every face: tsx scripts/fonts.ts [face …]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import { allFaces } from '#engine/style/fonts.ts'
import { fontSource } from '#server/exports/fonts/font-sources.ts'
import { buildMetrics } from './fonts-metrics.ts'

const wanted = process.argv.slice(2)
for (const face of allFaces) {
  if (wanted.length > 0 && !wanted.includes(face)) continue
  const metrics = buildMetrics(face, openSync(fontSource(face)))
  writeFileSync(join('assets/fonts/metrics', `${face}.json`), `${JSON.stringify(metrics)}\n`)
}
