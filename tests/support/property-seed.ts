// The same examples in every run of npm test: a property that fails once in a hundred runs stops somebody else's change.
// npm run test:full looks for new ones and prints the seed of what it finds.
import fc from 'fast-check'

if (!process.env.TEST_FULL) fc.configureGlobal({ seed: 1 })
