// How a process that reads files is started.

/** Of the JavaScript heap; the whole of the memory is watched by the process itself. */
const heapMegabytes = 320

/** Of young objects. With V8's own size, sweeping them takes an eighth of the time a file is read in. */
const youngMegabytes = { least: 16, most: 32 }

/** `gc` is there to give the pictures of a page back before its letters are recognized. */
export function readingFlags(more: readonly string[] = []): string[] {
  const young = [`--min-semi-space-size=${youngMegabytes.least}`, `--max-semi-space-size=${youngMegabytes.most}`]
  return [`--max-old-space-size=${heapMegabytes}`, ...young, '--expose-gc', ...more]
}

const pictureBytes = String(256 * 1024)

/**
 * An attacker who breaks out of a parser finds no keys here. Linux's allocator would keep the memory of pictures for the
 * next one, a hundred megabytes of it, with a separate arena for each thread.
 */
export const readingEnvironment: NodeJS.ProcessEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: pictureBytes,
  MALLOC_TRIM_THRESHOLD_: pictureBytes,
}
