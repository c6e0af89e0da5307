/** `npm run size`: weighs the first visit of each page on the production build, against the budgets, and looks for strangers in it. */
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './build/build-client.ts'
import { readChunkModules, readBuildManifest } from './build/record.ts'
import { projectRoot } from './project-root.ts'
import { runScript, print } from './print.ts'
import { BUDGETS, FONT_BUDGET, PHONE_FONT } from './size/budgets.ts'
import { makeScales } from './size/page-weight.ts'
import { findStrangersInBuild, findStrangersOnPage } from './size/strangers.ts'

const kB = (bytes: number) => (bytes / 1_000).toFixed(1)
const beside = (bytes: number, budget: number) => `${kB(bytes)} of ${kB(budget)}`.padStart(18)

await runScript(async () => {
  const { folder } = await buildClient({ name: 'production', root: projectRoot })
  const modules = readChunkModules(folder)
  const weigh = makeScales(folder, readBuildManifest(folder))
  const faults = findStrangersInBuild(folder, modules)
  const check = (what: string, value: number, most: number | undefined) => {
    if (most !== undefined && value > most) faults.push(`${what}: ${value} is over ${most}`)
  }

  print(`${''.padEnd(20)}${'JS, kB brotli'.padStart(18)}${'CSS, kB brotli'.padStart(18)}  requests`)
  for (const budget of BUDGETS) {
    const { js, css, requests, files } = weigh(budget)
    print(
      `${budget.page.padEnd(20)}${beside(js, budget.js)}${beside(css, budget.css)}  ${budget.requests ? `${requests} of ${budget.requests.most}` : '-'}`,
    )
    check(`${budget.page}, JS`, js, budget.js)
    check(`${budget.page}, CSS`, css, budget.css)
    check(`${budget.page}, requests`, requests, budget.requests?.most)
    faults.push(...findStrangersOnPage(budget, files.scripts, modules))
  }

  const fonts = globSync('assets/*.woff2', { cwd: folder }).filter((file) => PHONE_FONT.test(file))
  const fontBytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  print(`fonts on a phone    ${beside(fontBytes, FONT_BUDGET)}`)
  if (fonts.length === 0) faults.push('no font of the phone was found')
  check('fonts on a phone', fontBytes, FONT_BUDGET)

  faults.forEach((fault) => print(`over: ${fault}`))
  print(
    faults.length > 0 ? `${faults.length} things are over budget or do not belong there` : `${BUDGETS.length} pages within their budgets`,
  )
  if (faults.length > 0) process.exitCode = 1
})
