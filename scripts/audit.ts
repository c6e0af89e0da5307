/** A step of `npm test`: known vulnerabilities of the shipped packages, where the registry lists them. */

import { checkPackages } from './release/audit.ts'
import { print, projectRoot, runScript } from './script.ts'

await runScript(async () => print(checkPackages(projectRoot)))
