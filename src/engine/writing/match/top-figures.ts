// What speaks for a line of a job standing at the top of its resume, as numbers, for the weights of `rate-top.ts`.
import { nearness } from '#engine/language/word-vectors.ts'
import type { Career, Job } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { topicsOf } from '../facts/topics.ts'
import { behind, type FiguredLine, figuresOfText, rankOf } from './line-figures.ts'
import { multiply, vectorOfTopics } from './topic-vectors.ts'

const MOST_PLACES = 5
/** No resume has more, and each is held against all the others. */
const MOST_LINES = 300
const MOST_YEARS = 15

/** Every line of every job, beside what its person says of themselves. */
export function figureTops(career: Career): FiguredLine[] {
  const { personalInfo } = career.resume
  const aim = vectorOfTopics(topicsOf(`${personalInfo.professionalTitle} ${personalInfo.summary}`))
  const skills = vectorOfTopics(career.skills.flatMap(({ text }) => topicsOf(text)))
  const work = career.jobs.filter((job) => !isBreak(job))
  const read = work.flatMap((job, place) => {
    const lines = job.lines.filter(({ role }) => role === 'line').slice(0, MOST_LINES)
    const post = { ...figuresOfPost(job, aim), place: Math.min(MOST_PLACES, place) }
    return lines.map((line, at) => {
      const vector = vectorOfTopics(line.topics)
      const near = vector && aim ? nearness(vector, aim) : 0
      const figures: Record<string, number> = {
        ...post,
        ...figuresOfText(line.text),
        near,
        skilled: vector && skills ? nearness(vector, skills) : 0,
        at: Math.min(MOST_PLACES, at),
        last: lines.length - 1 - at,
        lines: lines.length,
        topics: line.topics.length,
        jobs: work.length,
        hasAim: personalInfo.summary.trim() === '' ? 0 : 1,
      }
      return { line, figures, vector, near }
    })
  })
  const nears = read.map(({ near }) => near)
  const words = read.map(({ figures }) => figures.words ?? 0)
  const numbers = read.map(({ figures }) => figures.numbers ?? 0)
  return read.map(({ line, figures, vector, near }) => ({
    line,
    figures: {
      ...figures,
      behindNear: behind(near, nears),
      aheadNear: rankOf(near, nears),
      behindWords: behind(figures.words ?? 0, words),
      aheadNumbers: rankOf(figures.numbers ?? 0, numbers),
      all: read.length,
    },
    product: multiply(vector, aim),
  }))
}

function figuresOfPost(job: Job, aim: Float32Array | undefined): Record<string, number> {
  const own = vectorOfTopics(topicsOf(job.title))
  return {
    current: job.isCurrent ? 1 : 0,
    years: Math.min(MOST_YEARS, job.months / 12),
    postNear: own && aim ? nearness(own, aim) : 0,
  }
}
