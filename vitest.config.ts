import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest leaves one core idle by itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          include: ['src/{engine,shared}/**/*.test.ts'],
          // Pure code has no state that one file could leave to the next, and loading it anew takes longer than testing it.
          isolate: false,
          testTimeout: 20_000,
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
          // A real database and real worker threads take their time on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          include: ['src/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/browser/component-setup.ts'],
          // A window and its modules for each file took five times as long as the tests; what a test leaves behind is its
          // own to clear away.
          isolate: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
