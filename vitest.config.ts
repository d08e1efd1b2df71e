import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/{engine,shared,server}/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/support/**/*.test.ts'],
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
