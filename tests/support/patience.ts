import { vi } from 'vitest'

// The second that a wait takes by default is too short on a busy machine.
const waitFor = vi.waitFor
vi.waitFor = (look, options = 60_000) => waitFor(look, options)
