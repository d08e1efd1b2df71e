export const isFullRun = process.env.TEST_FULL === '1'

/** Every nth of them, and in the full run all. */
export function sample<One>(all: readonly One[], every: number): readonly One[] {
  return isFullRun ? all : all.filter((_, at) => at % every === 0)
}
