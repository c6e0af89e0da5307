/**
 * Code is run where it is read, in practice: examples become checks, what never ends is stopped, nothing gets
 * out, and a second run needs no connection. (ruling R75, docs/decisions/0035)
 */

import type { Locator, Page } from '@playwright/test'
import { journey as hosted, listStoredAddresses, openWithWorker } from '../support/host.ts'
import { expect, journey } from '../support/journey.ts'

const PRACTICE = '/dashboard/practice/exam-practice-code'
/** The policy of the box reports what it has blocked. */
const BLOCKED = /Content Security Policy|violates the following|Refused to/
const RUN = /চালান$/

const ask = (page: Page, about: string): Locator => page.locator('section').filter({ hasText: about })

/** Replaces the code of an answer; the editor is one contenteditable field. */
async function write(question: Locator, code: string): Promise<void> {
  const field = question.getByRole('textbox')
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(code)
}

/** The page answers while something runs. */
async function expectAlive(page: Page): Promise<void> {
  const took = await page.evaluate(async () => {
    const started = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 0))
    return performance.now() - started
  })
  expect(took).toBeLessThan(500)
}

journey('a block runs where it is read, and an answer is checked by its examples', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const block = ask(page, 'শেষ লাইনে')
  await block.getByRole('button', { name: RUN }).click()
  await expect(block.getByRole('group', { name: 'ফল', exact: true })).toHaveText('{ b: 1, a: 3, n: 2 }\n')

  const answer = ask(page, 'জোড় সংখ্যাগুলোর')
  await write(
    answer,
    'const sumOfEven = (all) => all\n.filter((n) => n % 2 === 0 && n > 0)\n.reduce((a, b) => a + b, 0)',
  )
  await answer.getByRole('button', { name: RUN }).last().click()
  await expect(answer.getByText('৩টির মধ্যে ২টি মেলে')).toBeVisible()
  await expect(answer.getByRole('listitem').filter({ hasText: 'মেলে না' })).toContainText('10')
  await app.expectSound()
})

journey(
  'an error has its line and what it means here, and promises and timers are waited for',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(PRACTICE)
    const answer = ask(page, 'জোড় সংখ্যাগুলোর')
    const run = async (code: string) => {
      await write(answer, code)
      await answer.getByRole('button', { name: RUN }).last().click()
    }
    const output = answer.getByRole('group', { name: 'ফল', exact: true })
    await run('console.log(1)\nconst = 5')
    await expect(answer.getByText(/^২ নম্বর লাইনে ভুল: SyntaxError/)).toBeVisible()
    await expect(answer.getByRole('status')).toHaveText('ভুলে থেমে গেছে।')
    await run('console.log("begun")\nfetch("/a")')
    await expect(answer.getByText(/^২ নম্বর লাইনে ভুল: ReferenceError/)).toBeVisible()
    await expect(answer.getByText('`fetch` এখানে নেই')).toBeVisible()
    await run('import a from "b"')
    await expect(answer.getByText('`import` ও `export` এখানে চলে না')).toBeVisible()
    await run('Promise.reject(new TypeError("কোথায়"))\nsetTimeout(() => console.log("late"), 300)')
    await expect(output).toContainText('late')
    await expect(answer.getByText(/ভুল: TypeError: কোথায়/)).toBeVisible()
    await run('const copy = structuredClone({ at: new Date(0), m: new Map([[1, 2]]) })\ncopy')
    await expect(output).toContainText('{ at: 1970-01-01T00:00:00.000Z, m: Map {1 => 2} }')
    await expect(answer.getByRole('status')).toHaveText('কোড চলেছে।')
    await app.expectSound()
  },
)

journey('SQL shows its rows, from the tables of the question', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const question = ask(page, '২০০ টাকার')
  await write(question, 'SELECT title FROM books WHERE price < 200 ORDER BY price')
  await question.getByRole('button', { name: RUN }).last().click()
  await expect(question.getByRole('cell')).toHaveText(['লালসালু', 'চাঁদের পাহাড়'])
  await expect(question.getByText('৩টির মধ্যে ৩টি মেলে')).toBeVisible()
  await write(question, 'SELECT title FROM books WHERE price < 200 LIMIT 2')
  await question.getByRole('button', { name: RUN }).last().click()
  await expect(question.getByText('৩টির মধ্যে ২টি মেলে')).toBeVisible()
  await expect(question.getByRole('listitem').filter({ hasText: 'মেলে না' })).toContainText('UPDATE books')
  await app.expectSound()
  await write(question, 'SELECT absent FROM books')
  await question.getByRole('button', { name: RUN }).last().click()
  await expect(question.getByText(/no such column/)).toBeVisible()
  await app.expectSound()
})

journey('a page is checked by its examples', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const question = ask(page, 'দুই করে')
  await write(
    question,
    '<button>0</button><script>let n = 0; document.querySelector("button").onclick = ({ target }) => { target.textContent = n += 2 }</script>',
  )
  await question.getByRole('button', { name: RUN }).click()
  await expect(question.getByText('৩টির মধ্যে ৩টি মেলে')).toBeVisible()
  await expect(question.locator('iframe')).toHaveCount(1)
})

journey('a page works in its frame, and can be stopped', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const question = ask(page, 'দুই করে')
  await question.getByRole('button', { name: RUN }).click()
  const inside = question.frameLocator('iframe:not([inert])').frameLocator('iframe')
  await expect(question.getByText('৩টির মধ্যে ১টি মেলে')).toBeVisible()
  await question.getByRole('button', { name: 'পেজে কাজ করতে এখানে চাপুন' }).click()
  // The checks have pressed a button of their own.
  await inside.getByRole('button').click()
  await expect(inside.getByRole('button')).toHaveText('1')
  await app.expectSound()
  await question.getByRole('button', { name: 'থামান' }).click()
  await expect(question.locator('iframe')).toHaveCount(0)
})

const ENDLESS = [
  ['জোড় সংখ্যাগুলোর', 'console.log("before"); while (true) {}'],
  [
    '২০০ টাকার',
    'WITH RECURSIVE all_numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM all_numbers) SELECT count(*) FROM all_numbers',
  ],
  ['দুই করে', '<p>before</p><script>while (true) {}</script>'],
  ['দুই করে', '<p>before</p><script>const again = () => queueMicrotask(again); again()</script>'],
] as const

for (const [about, code] of ENDLESS)
  journey(`what never ends is stopped, and the page stays alive: ${code}`, async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(PRACTICE)
    const question = ask(page, about)
    await write(question, code)
    const started = Date.now()
    await question.getByRole('button', { name: RUN }).last().click()
    await expect(question.getByText(/৩ সেকেন্ডে শেষ হয়নি, তাই থামানো হয়েছে/)).toBeVisible({ timeout: 15_000 })
    expect(Date.now() - started).toBeLessThan(10_000)
    await expectAlive(page)
    await expect(question.locator('iframe')).toHaveCount(0)
    if (code.startsWith('console'))
      await expect(question.getByRole('group', { name: 'ফল', exact: true })).toHaveText('before\n')
    await page.getByRole('radio', { name: '৩', exact: true }).check()
  })

journey('a million lines do not hold the page, and are cut', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const question = ask(page, 'জোড় সংখ্যাগুলোর')
  await write(question, 'for (let at = 0; at < 1e6; at += 1) console.log("line " + at)')
  await question.getByRole('button', { name: RUN }).last().click()
  await expect(question.getByText('বাকিটা দেখানো হয়নি')).toBeVisible()
  await expectAlive(page)
})

journey('nothing inside reaches the network, the storage or the page', async ({ app, consoleWatch }) => {
  consoleWatch.allow(BLOCKED)
  consoleWatch.allow(/allow-same-origin|sandboxed|cookie|Blocked/i)
  const { page } = app
  const asked: string[] = []
  // What the policy blocks is announced as a request, but never finishes.
  page.on('requestfinished', (request) => {
    if (request.url().includes('leak')) asked.push(request.url())
  })
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const script = ask(page, 'জোড় সংখ্যাগুলোর')
  await write(script, 'typeof fetch + typeof document + typeof indexedDB')
  await script.getByRole('button', { name: RUN }).last().click()
  await expect(script.getByRole('group', { name: 'ফল', exact: true })).toContainText(
    'undefinedundefinedundefined',
  )

  const question = ask(page, 'দুই করে')
  const tries = [
    'await fetch("/leak")',
    'document.cookie',
    'localStorage.length',
    'indexedDB.open("a").onsuccess.length',
    'top.document.title',
    'parent.document.title',
    'new Worker("/leak.js")',
    'eval("1")',
  ]
  const body = tries
    .map(
      (code) =>
        `try { ${code}; console.log("OPEN " + ${JSON.stringify(code)}) } catch (error) { console.log("closed") }`,
    )
    .join('\n')
  await write(
    question,
    `<img src="/leak.png"><link rel="stylesheet" href="/leak.css"><iframe src="/leak.html"></iframe><script type="module">${body}\nsetTimeout(() => { location.href = "/leak" }, 1000)</script>`,
  )
  await question.getByRole('button', { name: RUN }).last().click()
  const output = question.getByRole('group', { name: 'ফল', exact: true })
  await expect(output).toContainText('closed')
  // The frame's document goes with its last try, to move to an address.
  await expect(question.getByText('৩ সেকেন্ডে শেষ হয়নি')).toBeVisible()
  expect((await output.textContent())?.match(/OPEN.*/g) ?? []).toEqual([])
  expect(asked).toEqual([])
})

hosted('once it was fetched, code runs without a connection', async ({ app, context, consoleWatch }) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
  const { page } = app
  await app.loginAs('learner')
  await openWithWorker(page, PRACTICE)
  const block = ask(page, 'শেষ লাইনে')
  const run = block.getByRole('button', { name: RUN })
  const output = block.getByRole('group', { name: 'ফল', exact: true })
  await run.click()
  await expect(output).toContainText('b: 1')
  await expect
    .poll(() => listStoredAddresses(page))
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/code-box/), expect.stringMatching(/javascript-worker/)]),
    )
  await context.setOffline(true)
  await run.click()
  await expect(output).toContainText('b: 1')
  // Each language has its own engine.
  const other = ask(page, '২০০ টাকার')
  await other.getByRole('button', { name: RUN }).last().click()
  await expect(other.getByText(/ইঞ্জিনটি ডাউনলোড হয়নি/)).toBeVisible()
  await context.setOffline(false)
  await other.getByRole('button', { name: RUN }).last().click()
  await expect(other.getByRole('cell').first()).toBeVisible()
})
