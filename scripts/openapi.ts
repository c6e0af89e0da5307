/** `npm run openapi`: writes openapi.json, the published form of the contract. (ruling R10) */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiText } from './openapi-document.ts'
import { print } from './print.ts'
import { projectRoot } from './project-root.ts'

const target = join(projectRoot, 'openapi.json')
writeFileSync(target, openApiText())
print(`Wrote ${target}`)
