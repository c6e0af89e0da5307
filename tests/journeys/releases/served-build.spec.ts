/**
 * The build as it is served: prerendered before any script, headers, missing files, foreign frames. (ruling
 * R51)
 */

import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'

const frames = [
  { frame: 'guest', address: '/' },
  { frame: 'course', address: '/course/full-stack-javascript' },
  { frame: 'plain', address: '/login' },
]

for (const { frame, address } of frames) {
  journey(
    `the ${frame} frame is drawn before any script, in the right scheme`,
    async ({ page, consoleWatch }) => {
      consoleWatch.allow(/Failed to load resource/)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
      await expect(page.locator('#root main')).toBeVisible()
      await expect(page.locator('#root')).toContainText('কারিগর')
      const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
      expect(background).not.toBe('rgba(0, 0, 0, 0)')
    },
  )
}

journey(
  'skeletons do not animate while the app starts, which needs the thread that would paint them',
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    const delays = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getTiming().delay ?? 0),
    )
    expect(delays).not.toEqual([])
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(2000)
  },
)

for (const { frame, address } of frames) {
  journey(`in the ${frame} frame our styles win over Mantine's`, async ({ app, page }) => {
    await app.goto(address)
    await expectLoaded(page)
    // The first sheet that names a layer settles the order of all.
    const first = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => (sheet.disabled ? [] : [...sheet.cssRules]))
      const layered = rules.find(
        (rule) => rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule,
      )
      return layered instanceof CSSLayerStatementRule ? [...layered.nameList] : layered?.cssText
    })
    expect(first).toEqual(['mantine', 'app'])
  })
}

for (const { frame, address } of frames) {
  journey(`the ${frame} frame fetches no styles that its page has inline`, async ({ app, page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await app.goto(address)
    await expectLoaded(page)
    const inline = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(inline).not.toEqual([])
    expect(fetched.filter((path) => inline.includes(path))).toEqual([])
  })
}

const openings = [
  { address: '/', asked: ['/anything/public/home', '/category', '/course?count=4'] },
  { address: '/course/full-stack-javascript', asked: ['/course/full-stack-javascript'] },
  {
    address: '/dashboard',
    asked: [
      '/batch',
      '/course/booking-status',
      '/notice?count=5',
      '/overview/new-class-joining',
      '/overview/upcoming-classes-grouped',
      '/recording-progress?count=20&page=1',
    ],
  },
]

for (const { address, asked } of openings) {
  journey(
    `the first content of ${address} is requested before React and the client are there, and once`,
    async ({ app, copy, page }) => {
      if (address === '/dashboard') await app.loginAs('learner')
      const seen: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'GET' && request.url().startsWith(copy.apiUrl))
          seen.push(request.url().slice(copy.apiUrl.length))
      })
      const times = () => asked.map((call) => seen.filter((each) => each === call).length)
      const once = asked.map(() => 1)
      let letTheRestCome = () => undefined as void
      const held = new Promise<void>((resolve) => (letTheRestCome = resolve))
      await page.route(/\/assets\/(?:react|start)-[^/]+\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await expect.poll(times).toEqual(once)
      letTheRestCome()
      await expectLoaded(page)
      expect(times()).toEqual(once)
    },
  )
}

journey('pages carry the headers of the build, and a missing asset is a 404', async ({ request }) => {
  const page = await request.get('/dashboard', { headers: { accept: 'text/html' } })
  const headers = page.headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  })
  expect((await request.get('/assets/gone-12345678.js', { headers: { accept: 'text/html' } })).status()).toBe(
    404,
  )
})

journey('the footer leads to the licences of the packages in the build', async ({ app, page, request }) => {
  await app.goto('/')
  const link = page.getByRole('link', { name: 'ওপেন সোর্স লাইসেন্স' })
  // The page grows as its parts load.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(link).toHaveAttribute('href', '/licenses.txt', { timeout: 500 })
  }).toPass()
  const file = await request.get('/licenses.txt')
  expect(file.headers()['content-type']).toContain('text/plain')
  const text = await file.text()
  for (const name of ['react-dom', '@mantine/core', 'dompurify', 'hls.js', 'SIL OPEN FONT LICENSE'])
    expect(text).toContain(name)
})

/** What loads when the page is idle: elements over the page, and what opens at a press. */
const LATE = /\/assets\/(shell|guest-area)-[\w-]{8}\.js$/

for (const saveData of [false, true]) {
  const what = saveData ? 'where data are saved nothing' : 'the file of the area'
  journey(`${what} loads after the first page by itself`, async ({ app, page }) => {
    await page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
      { saveData },
    )
    const late: string[] = []
    page.on('request', (request) => {
      const [, name] = LATE.exec(request.url()) ?? []
      if (name) late.push(name)
    })
    await page.clock.install()
    await app.goto('/')
    await expectLoaded(page)
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    expect(late.toSorted()).toEqual(saveData ? [] : ['guest-area', 'shell'])
  })
}

journey('a foreign page cannot frame the app', async ({ page, copy, consoleWatch }) => {
  consoleWatch.allow(/frame-ancestors|refused to connect|Framing/)
  await page.route('https://foreign.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>-</title><iframe src="${copy.clientUrl}/"></iframe>`,
    }),
  )
  await page.goto('https://foreign.example/')
  const framed = page.frameLocator('iframe')
  await expect(framed.locator('#root')).toHaveCount(0)
})

journey('an unknown address says so, and the page passes every check', async ({ app }) => {
  await app.goto('/no/such/page')
  await app.expectSound()
})
