/**
 * What a hostile page in the box can not do: take the keys, open a connection, or take the page away; and what a
 * right page can do: have its form submitted. (rulings R75, R89, docs/decisions/0035)
 */

import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const PRACTICE = '/dashboard/practice/exam-practice-code'
const PAPER = 'submission-grade-15'
const RUN = /চালান$/
const ENTER = /কাজ করতে এখানে চাপুন/
/** The policy of the box reports what it has blocked. */
const BLOCKED =
  /Content Security Policy|violates|Refused to|Blocked|sandboxed|requires 'Trusted|NETWORK_ACCESS/i

const ask = (page: Page): Locator => page.locator('section').filter({ hasText: 'দুই করে' })
const output = (place: Locator | Page) => place.getByRole('group', { name: 'ফল', exact: true })

async function runPage(page: Page, html: string): Promise<Locator> {
  const question = ask(page)
  const field = question.getByRole('textbox')
  await field.click()
  await field.press('ControlOrMeta+a')
  await page.keyboard.insertText(html)
  await question.getByRole('button', { name: RUN }).last().click()
  return question
}

/** Puts an answer into the paper that the desk shows. */
async function answerWith(page: Page, code: string): Promise<void> {
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]))
    return 'code' in fields && 'language' in fields ? { ...fields, language: 'html', code } : fields
  }
  await page.route(`**/submission/${PAPER}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, json: fill(await response.json()) as object })
  })
}

journey('keys that are typed at the desk stay at the desk @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await answerWith(
    page,
    '<input id=i><script>i.onkeydown = (event) => console.log("stolen " + event.key); setInterval(() => i.focus(), 20); console.log("begun")</script>',
  )
  await app.goto(`/teacher/submissions/${PAPER}`)
  await page.getByRole('button', { name: RUN }).first().click()
  await expect(output(page)).toContainText('begun')
  const comment = page.getByRole('region', { name: 'নম্বর ও মন্তব্য' }).getByRole('textbox', { name: /^মন্তব্য/ })
  await comment.click()
  await page.keyboard.type('first words', { delay: 30 })
  await expect(comment).toHaveValue('first words')
  // Into the page, and out again.
  await page.getByRole('button', { name: ENTER }).click()
  await page.keyboard.type('ab', { delay: 30 })
  await expect(output(page)).toContainText('stolen b')
  await comment.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more', { delay: 30 })
  await expect(comment).toHaveValue('first words and more')
  await expect(page.getByRole('button', { name: ENTER })).toBeVisible()
  expect(await output(page).textContent()).not.toMatch(/stolen [fm]/)
})

/** Listeners on this machine for what no policy covers. */
async function listen() {
  const hits: string[] = []
  const udp = createSocket('udp4')
  udp.on('message', () => hits.push('udp'))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  const tcp = createServer((socket) => {
    hits.push('tcp')
    socket.on('error', () => undefined)
    socket.end()
  })
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
  const ports = { udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port }
  return {
    hits,
    ports,
    stop: () => {
      udp.close()
      tcp.close()
    },
  }
}

const SCRIPT = ['<scr', 'ipt>'].join('')
const END = ['</scr', 'ipt>'].join('')
const quote = (text: string) => JSON.stringify(text).replaceAll('</', String.raw`<\/`)

/** Each is tried on its own page; `send` opens a peer connection of the realm that it is given. */
const WAYS: Readonly<Record<string, (inner: string, script: string) => string>> = {
  'its own': () => 'send(window)',
  'the older name': () => 'send({ RTCPeerConnection: webkitRTCPeerConnection })',
  'a blank frame': () =>
    'const f = document.createElement("iframe"); document.body.append(f); send(f.contentWindow)',
  'a blank frame by number': () => 'document.body.innerHTML = "<iframe>"; send(window[0])',
  'a frame from text': (inner) =>
    `const f = document.createElement("iframe"); f.srcdoc = ${quote(inner)}; document.body.append(f)`,
  'a frame from markup': (inner) =>
    `document.body.innerHTML = ${quote(`<iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`)}; const end = Date.now() + 500; while (Date.now() < end);`,
  'a written frame': (inner) =>
    `document.write(${quote(`<iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`)})`,
  'a frame in a closed root': (inner) =>
    `const d = document.createElement("div"); document.body.append(d); const r = d.attachShadow({ mode: "closed" }); setTimeout(() => { r.innerHTML = ${quote(`<iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`)} }, 50)`,
  'a frame from a blob': (inner) =>
    `const f = document.createElement("iframe"); f.src = URL.createObjectURL(new Blob([${quote(inner)}], { type: "text/html" })); document.body.append(f)`,
  'a frame from a script': (_inner, script) =>
    `const f = document.createElement("iframe"); f.src = ${quote(`javascript:${script}`)}; document.body.append(f)`,
  'an object': (inner) =>
    `const f = document.createElement("object"); f.data = URL.createObjectURL(new Blob([${quote(inner)}], { type: "text/html" })); document.body.append(f)`,
  'a page from a script': (inner) => `location.href = ${quote(`javascript:${quote(inner)}`)}`,
  'a page from a blob': (inner) =>
    `location.href = URL.createObjectURL(new Blob([${quote(inner)}], { type: "text/html" }))`,
  'a page from data': (inner) => `location.href = ${quote(`data:text/html,${encodeURIComponent(inner)}`)}`,
  'a worker': (_inner, script) => `new Worker(URL.createObjectURL(new Blob([${quote(script)}])))`,
}

for (const isBare of [false, true])
  journey(
    `no page of somebody's code opens a connection, on a host ${isBare ? 'without' : 'with'} headers @desk`,
    async ({ app, consoleWatch }) => {
      consoleWatch.allow(BLOCKED)
      // A worker has no such constructor.
      consoleWatch.allow(/Peer is not a constructor/)
      const { page } = app
      const line = await listen()
      if (isBare)
        await page.route('**/code-box', async (route) => {
          const response = await route.fetch()
          return route.fulfill({ body: await response.text(), headers: { 'content-type': 'text/html' } })
        })
      await app.loginAs('learner')
      await app.goto(PRACTICE)
      const send = `const send = ({ RTCPeerConnection: Peer }) => { console.log("OPEN"); const peer = new Peer({ iceServers: [{ urls: "stun:127.0.0.1:${line.ports.udp}" }, { urls: "turn:127.0.0.1:${line.ports.tcp}?transport=tcp", username: "a", credential: "b" }] }); peer.createDataChannel("a"); peer.createOffer().then((offer) => peer.setLocalDescription(offer)) }`
      const script = `${send.replace('console.log("OPEN");', '')}; send(globalThis)`
      const inner = `${SCRIPT}${script}${END}`
      for (const [name, write] of Object.entries(WAYS)) {
        const tried = `try { ${write(inner, script)} } catch (error) { console.log(String(error)) } setTimeout(() => console.log("tried"), 800)`
        const question = await runPage(page, `<p>x</p>${SCRIPT}${send}; ${tried}${END}`)
        // A page that has moved away says nothing more.
        await expect(question.getByText(/tried|৩ সেকেন্ডে শেষ হয়নি/).last(), name).toBeVisible()
        expect([name, ...line.hits]).toEqual([name])
        const stop = question.getByRole('button', { name: 'থামান' })
        if (await stop.isVisible()) await stop.click()
      }
      // The listeners do hear what a page of the browser sends.
      const other = await page.context().newPage()
      await other.goto('about:blank')
      await other.evaluate(`${send}; send(window)`)
      await expect.poll(() => [...new Set(line.hits)].toSorted()).toEqual(['tcp', 'udp'])
      line.stop()
    },
  )

journey('what a page says is data: no message takes the page away @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const question = await runPage(
    page,
    `${SCRIPT}const send = (message) => parent.postMessage(message, '*')
    for (const tone of [{ toString: 1, valueOf: 1 }, [], 5, null, 'loud']) send({ kind: 'printed', text: 'x', tone })
    for (const text of [{}, 5, null, { length: 1e9 }]) send({ kind: 'printed', text, tone: 'plain' })
    for (const each of [null, 5, 'printed', [], { kind: {} }, { kind: 'checked', checks: { length: 3 } }]) send(each)
    for (let at = 0; at < 60000; at += 1) send({ kind: 'printed', text: at % 3 ? '' : 'y', tone: at % 2 ? 'error' : 'plain' })
    console.log('last')${END}`,
  )
  await expect(output(question)).toContainText('xxxxx')
  await expect(app.heading()).toBeVisible()
  await expect.poll(() => output(question).locator('span').count()).toBeLessThanOrEqual(2_000)
  await question.getByRole('button', { name: 'থামান' }).click()
})

const FORM = `<form><input name="a" value="1"><button>Send</button></form>${SCRIPT}
const form = document.querySelector('form')
form.addEventListener('submit', (event) => { event.preventDefault(); console.log('sent ' + new FormData(form).get('a')) })`

journey('a form is submitted by its button, by Enter and by its script', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PRACTICE)
  const question = await runPage(page, `${FORM}; form.requestSubmit()${END}`)
  await expect(output(question)).toHaveText('sent 1\n')
  await question.getByRole('button', { name: ENTER }).click()
  const inside = question.frameLocator('iframe:not([inert])').frameLocator('iframe')
  await inside.getByRole('button').click()
  await expect(output(question)).toHaveText('sent 1\nsent 1\n')
  await inside.getByRole('textbox').fill('2')
  await inside.getByRole('textbox').press('Enter')
  await expect(output(question)).toHaveText('sent 1\nsent 1\nsent 2\n')
})
