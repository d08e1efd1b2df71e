import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without it the next test of a file finds the components of the one before.
afterEach(cleanup)
