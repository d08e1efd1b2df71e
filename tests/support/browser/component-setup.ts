import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { loadPageEngine } from '../../../src/client/preview/page-engine.ts'

// A busy machine takes much longer than the second a search waits otherwise.
configure({ asyncUtilTimeout: 30_000 })

// Without it the next test of a file finds the components of the one before.
afterEach(cleanup)

// A page whose code is still on its way when the last test ends would ask for it where nothing is left to load it.
afterAll(async () => {
  await vi.dynamicImportSettled()
})

// Tests look at pages at once; that they come after the form is for the browser tests to see.
await loadPageEngine()
