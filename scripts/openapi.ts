/** `npm run openapi`: writes openapi.json, the published form of the contract. (ruling R10) */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatOpenApi } from './openapi-document.ts'
import { print } from './print.ts'
import { projectRoot } from './project-root.ts'

const target = join(projectRoot, 'openapi.json')
writeFileSync(target, formatOpenApi())
print(`Wrote ${target}`)
