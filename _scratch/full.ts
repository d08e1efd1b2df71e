// npx tsx _scratch/full.ts pairs.txt outdir : one case file per pair
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { readPairs } from '#engine/writing/read-pairs.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { tailorResume } from '#engine/writing/tailor/tailor-resume.ts'
import { upgradeResume } from '#engine/writing/upgrade/upgrade-resume.ts'
import { spelling } from '#server/assistant/tasks/spelling.ts'
const [file, out] = process.argv.slice(2)
mkdirSync(out!, { recursive: true })
const today = '2026-11-16'
const text = readFileSync(file!, 'utf8')
const blocks = text.split(/^(?=# )/m).filter((b) => b.trim())
let all = ''
blocks.forEach((block, i) => {
  const answers = [...block.matchAll(/^\? (why|gap|best): (.*)$/gm)].map(([, id, t]) => ({ questionId: id!, text: t! }))
  const clean = block.replace(/^\? .*$/gm, '')
  const [pair] = readPairs(clean)
  if (!pair) return console.log('no pair', i)
  const posting = readPosting(pair.posting)
  const plain = writeLetter({ resume: pair.resume, posting, tone: 'plain', today, seed: 0, spelling } as never)
  const withA = writeLetter({ resume: pair.resume, posting, tone: 'plain', today, seed: 0, answers, spelling } as never)
  const t = tailorResume({ resume: pair.resume, posting, today, spelling })
  const u = upgradeResume({ resume: pair.resume, today, spelling } as never)
  const [resumePart] = clean.split(/^>> /m)
  const show = (p: any) => p.changes.map((c: any, k: number) => `  ${k + 1}. [${c.path}] ${c.reason ?? ''}\n     before: ${(c.before ?? '').split('\n').join('\n             ')}\n     after:  ${(c.after ?? '').split('\n').join('\n             ')}`).join('\n') + '\n  Questions:\n' + (p.questions ?? []).map((q: any) => '   ? ' + (q.text ?? q.question)).join('\n')
  const s = `CASE ${i + 1}\n\n== RESUME\n${resumePart.trim()}\n\n== POSTING\n${pair.posting}\n\n== LETTER (made from resume and posting alone)\n${plain.letter}\n\n== QUESTIONS ASKED\n${plain.questions.map((q: any) => '? ' + q.text).join('\n')}\n\n== ANSWERS\n${answers.map((a) => `${a.questionId}: ${a.text}`).join('\n')}\n\n== LETTER WITH ANSWERS\n${withA.letter}\n\n== TAILORING (suggestions the person may accept)\n${show(t)}\n\n== UPGRADE (suggestions without a posting)\n${show(u)}\n`
  writeFileSync(`${out}/case-${String(i + 1).padStart(2, '0')}.txt`, s)
  all += s + '\n\n'
})
writeFileSync(`${out}/all.txt`, all)
