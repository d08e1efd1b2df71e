import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadPageEngine } from '../../../src/client/preview/page-engine.ts'

// A busy machine takes longer than the second a search waits otherwise.
configure({ asyncUtilTimeout: 5000 })

// Without it the next test of a file finds the components of the one before.
afterEach(cleanup)

// Tests look at pages at once; that they come after the form is for the browser tests to see.
await loadPageEngine()
