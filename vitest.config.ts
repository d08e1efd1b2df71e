import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Long enough for a machine that does ten other things: a test that hangs is found out all the same. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    // One more than the cores: a third of the server's tests is waiting for databases, processes and clocks.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          include: ['src/{engine,shared}/**/*.test.ts'],
          setupFiles: ['tests/support/property-seed.ts'],
          // Pure code has no state that one file could leave to the next, and loading it anew takes longer than testing it.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'src/server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/support/**/*.test.ts',
            // Whole servers started and killed for minutes.
            ...(process.env.TEST_FULL ? ['scripts/**/*.full.ts'] : []),
          ],
          globalSetup: ['tests/support/test-bundles.ts'],
          setupFiles: ['tests/support/property-seed.ts', 'tests/support/patience.ts', 'tests/support/server-setup.ts'],
          // Optimising the embedded database's machine code takes longer than a file's tests save by it.
          execArgv: ['--liftoff-only'],
          // The app's modules take longer to load than most files to test; no test replaces one of them.
          isolate: false,
          ...patience,
          // Mails and renewals come when a process has time for them.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          include: ['src/client/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/property-seed.ts',
            'tests/support/patience.ts',
            'tests/support/browser/component-setup.ts',
          ],
          // A window and its modules for each file took five times as long as the tests; what a test leaves behind is its
          // own to clear away.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
})
