/** `npm run check`: types, lint, format, dead code and house rules, a line each. */
import { checks, houseRules, runSteps } from './steps/steps.ts'

await runSteps([[...checks, houseRules]])
