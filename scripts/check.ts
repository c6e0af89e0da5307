/** `npm run check`: types, lint, format, dead code and house rules, a line each. */
import { checks } from './check/checks.ts'
import { runStep, sayOutcome } from './check/run-step.ts'
import { print } from './print.ts'

let failed = 0
for (const step of checks) {
  const outcome = await runStep(step)
  sayOutcome(outcome)
  if (!outcome.isOk) failed += 1
}
print(`${checks.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
