// @ts-check

const oldest = [20, 19]

/** The sentence to show when this Node is too old, or undefined when it will do. */
export function describeOldNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = oldest
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined
  return `Candid needs Node ${oldest.join('.')} or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`
}

/** Ends the process with a clear sentence when Node is too old to run anything here. */
export function requireNode() {
  const problem = describeOldNode()
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
