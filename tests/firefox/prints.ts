/** Every paper in both languages, printed by Firefox: `npm run test:engines` runs it, and `npm test`. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFirefox, HOW_TO_GET_FIREFOX } from '../../scripts/browser/find-engines.ts'
import { print, projectRoot, runScript } from '../../scripts/script.ts'
import { startOwnCopy, type OwnCopy } from '../journeys/support/own-copy.ts'
import { people, type Person } from '../journeys/support/people.ts'
import { logIn } from '../journeys/support/session.ts'
import { checkPrint } from '../support/check-print.ts'
import { addLanguage, isPaperReady, PAPERS, type TestedPaper } from '../support/papers.ts'
import { type Firefox, startFirefox } from './driver.ts'

const PRINTS = join(projectRoot, 'test-results', 'firefox')
const CM_A_POINT = 2.54 / 72

/** The session of a login long ago, whose person refused statistics. */
async function giveSession(page: Firefox, { clientUrl, apiUrl }: OwnCopy, person: Person): Promise<void> {
  const { accessToken, refreshToken, session_token, user } = await logIn(apiUrl, person)
  const cookies = { accessToken, refreshToken, session_token, role: user.role }
  const lines = Object.entries(cookies).map(([name, value]) => `${name}=${value}; path=/; SameSite=Strict`)
  const stored = JSON.stringify({ _id: user._id, name: user.name, picture: user.picture, role: user.role })
  await page.open(`${clientUrl}/404.html`)
  await page.run(`(() => {
    for (const line of ${JSON.stringify(lines)}) document.cookie = line
    localStorage.setItem('user', ${JSON.stringify(stored)})
    localStorage.setItem('karigor-consent', JSON.stringify({ hasAgreed: false, at: Date.now() }))
    localStorage.setItem('karigor-promo-popup', 'true')
  })()`)
}

/** Presses the button where it is; a name is confirmed once. */
const press = (name: string) => `(() => {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes(${JSON.stringify(name)}))
  button?.click()
  return Boolean(button) || document.querySelector('article[lang]') !== null
})()`

type Language = 'bn' | 'en'

async function findFaults(
  page: Firefox,
  copy: OwnCopy,
  paper: TestedPaper,
  language: Language,
): Promise<string[]> {
  const { name, address, presses = [], size } = paper
  await page.open(copy.clientUrl + addLanguage(address, language))
  for (const button of presses) await page.until(`no button "${button}"`, press(button))
  await page.until('the paper does not come', isPaperReady(paper, language))
  const [width, height] = [size[0] * CM_A_POINT, size[1] * CM_A_POINT]
  const bytes = await page.print({ width, height })
  writeFileSync(join(PRINTS, `${name.replaceAll(' ', '-')}-${language}.pdf`), bytes)
  const { faults, wasRead } = checkPrint(bytes, paper, language, 'firefox')
  if (!wasRead)
    print(`      without pdftotext only pages, fonts and joints of it are read: ${name}, ${language}`)
  return faults
}

async function printAll(page: Firefox, copy: OwnCopy): Promise<number> {
  let failed = 0
  await giveSession(page, copy, people.learner)
  for (const paper of PAPERS)
    for (const language of ['bn', 'en'] as const) {
      const faults = await findFaults(page, copy, paper, language).catch((error: Error) => [error.message])
      if (faults.length > 0) failed++
      const title = `${paper.name}, ${language}`
      print(faults.length === 0 ? `ok    ${title}` : `FAIL  ${title}: ${faults.join('; ')}`)
    }
  return failed
}

await runScript(async () => {
  const program = findFirefox()
  if (program === undefined) throw new Error(HOW_TO_GET_FIREFOX)
  mkdirSync(PRINTS, { recursive: true })
  const copy = await startOwnCopy(2)
  const count = PAPERS.length * 2
  let failed = count
  let page: Firefox | undefined
  try {
    page = await startFirefox(program)
    failed = await printAll(page, copy)
  } finally {
    await page?.stop()
    await copy.stop()
  }
  print(`Firefox prints: ${count - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
