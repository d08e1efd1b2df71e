import type { Reporter, TestModule } from 'vitest/node'
import type {} from './balanced-app.ts'

/** Says how many tests went through the balancer, and which did not and why. */
export default class BalancerReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const through = tests.filter((test) => test.meta().throughBalancer)
    const passed = through.filter((test) => test.result().state === 'passed')
    const requests = through.reduce((sum, test) => sum + (test.meta().throughBalancer ?? 0), 0)
    const alone = tests.filter((test) => test.meta().alone && !test.meta().throughBalancer)
    console.log(
      `\n${through.length} tests asked ${requests} times through the balancer, ${passed.length} of them passed;`,
    )
    console.log(`${alone.length} asked one process, ${tests.length - through.length - alone.length} asked none:`)
    const reasons = new Map<string, string[]>()
    for (const test of alone) {
      const reason = test.meta().alone ?? ''
      reasons.set(reason, [...(reasons.get(reason) ?? []), test.fullName.slice(0, 120)])
    }
    for (const [reason, names] of reasons) console.log(`  ${reason}:\n${names.map((name) => `    ${name}`).join('\n')}`)
  }
}
