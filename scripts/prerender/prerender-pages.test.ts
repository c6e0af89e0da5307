/**
 * Prerenders pages over the local API: they contain tags and facts for readers without scripts, and nothing
 * private. (spec 1, docs/decisions/0020)
 */

import { gzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, it } from 'vitest'
import { prerenderer } from '#src/app/prerender/prerenderer.ts'
import { describePage } from '#src/lib/page-facts.ts'
import { fullSandbox, testAddresses } from '../../tests/support/fresh-sandbox.ts'
import { checkHtml, readThings } from './check-html.ts'
import { describeInHtml } from './head.ts'
import { listCoursesAtHome } from './home-courses.ts'
import { getFileName } from './own-files.ts'
import { getPrerenderedModules } from './page-modules.ts'
import { pickUsedStyles } from './used-styles.ts'

const { connectPrerendering, listHomeCourses, listPages, listThings, prerenderPage } = prerenderer
const ORIGIN = 'https://karigor.example'
const BARE =
  '<!doctype html><html><head><meta name="description" content="-"><title>-</title></head><body><div id="root"></div></body></html>'

async function prerender(path: string): Promise<string> {
  const prerendered = await prerenderPage(path)
  if (!prerendered) return ''
  const page = describePage(prerendered.facts, new URL(path, ORIGIN))
  return describeInHtml(BARE, page, listThings({ ...prerendered, origin: ORIGIN, page })).replace(
    '"root">',
    () => `"root">${prerendered.markup}`,
  )
}

beforeAll(async () => {
  const sandbox = await fullSandbox()
  const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init))
  await connectPrerendering({
    api: testAddresses.main,
    pictures: [testAddresses.icon],
    window: new JSDOM('').window,
    fetch,
  })
})

it('every public page of the API has a file with all tags and readable facts', async () => {
  const paths = await listPages()
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const html = await prerender(path)
    expect(checkHtml(html), path).toEqual([])
    // A player cannot be prerendered.
    if (!path.startsWith('/free/')) expect(html, path).not.toContain('aria-busy="true"><div aria-live')
    expect(getPrerenderedModules((await prerenderPage(path))?.route ?? '').frame, path).toContain(
      '-frame.tsx',
    )
  }
}, 120_000)

it('a course has its price, its batches and its questions, and its lower parts', async () => {
  const html = await prerender('/course/full-stack-javascript')
  const things = readThings(html)
  const course = things.find((thing) => thing['@type'] === 'Course')
  expect(course).toMatchObject({
    offers: { price: 6000, priceCurrency: 'BDT', category: 'Paid' },
    url: `${ORIGIN}/course/full-stack-javascript`,
  })
  expect(course?.['hasCourseInstance']).toMatchObject([
    { courseMode: 'Online', courseSchedule: { scheduleTimezone: 'Asia/Dhaka' } },
    {},
  ])
  expect(things.map((thing) => thing['@type'])).toEqual([
    'Course',
    'BreadcrumbList',
    'FAQPage',
    'Organization',
  ])
  expect(html).toContain('<meta property="product:availability" content="in stock" data-static>')
  expect(html).toContain('প্রশ্নোত্তর')
})

it('the home page lists its courses for readers without scripts, as many as fit into the file', async () => {
  const home = '<main><nav><div aria-busy="true"></div></nav><h2>-</h2><div aria-busy="true"></div></main>'
  const courses = await listHomeCourses()
  const html = listCoursesAtHome(home, courses)
  const page = new JSDOM(html).window as unknown as { document: Document }
  const [first] = page.document.querySelectorAll('h2 + noscript li')
  expect(first?.textContent).toMatch(/^ফুল স্ট্যাক .+ ৳৬,০০০$/)
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/course/full-stack-javascript')
  expect(page.document.querySelectorAll('noscript li').length).toBeGreaterThanOrEqual(4)
  // A second run replaces the files of the first; a server without courses leaves the page as it was built.
  expect(listCoursesAtHome(html, courses)).toBe(html)
  expect(listCoursesAtHome(html, [])).toBe(home)
  const foreign = { title: '</noscript><script>', price: undefined, to: '/course/"' }
  expect(listCoursesAtHome(home, [foreign])).toContain(
    '<li><a href="/course/&quot;">&lt;/noscript&gt;&lt;script&gt;</a></li>',
  )
  const many = Array.from({ length: 350 }, (_, at) => ({
    title: crypto.randomUUID(),
    price: at,
    to: `/${at}`,
  }))
  const full = listCoursesAtHome(home, many)
  expect(gzipSync(full, { level: 9 }).length).toBeLessThanOrEqual(13_000)
  expect(full.match(/<li>/g)?.length).toBeGreaterThan(100)
})

it('a text of the server closes neither a tag nor the facts', () => {
  const page = describePage({ title: '"><script>' }, new URL('/about', ORIGIN))
  const html = describeInHtml(BARE, page, [{ name: '</script><script>alert(1)' }])
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(readThings(html)).toEqual([{ name: '</script><script>alert(1)' }])
})

it('a missing page has no file, and no id leads outside the build', async () => {
  expect(await prerenderPage('/course/none')).toBeUndefined()
  expect(getFileName('/course/full-stack')).toBe('course/full-stack.html')
  expect(getFileName('/course/%E0%A6%95%E0%A7%8D%E0%A6%B7')).toBe('course/ক্ষ.html')
  expect(
    ['/course/..', '/course/%2e%2e', '/course/a%2Fb', '/course/.hidden', '/course/a b'].map(getFileName),
  ).toEqual(Array(5).fill(undefined))
})

it('a file name reserved by Windows is not used', () => {
  expect(['/course/CON', '/course/nul', '/talent/com1', '/con/a', '/course/aux.js'].map(getFileName)).toEqual(
    Array(5).fill(undefined),
  )
  expect(getFileName('/course/console')).toBe('course/console.html')
})

it('a file that lacks a tag or has facts without a course’s batches is reported', async () => {
  const html = await prerender('/course/ux-design')
  expect(checkHtml(html.replace(/<meta property="og:image"[^>]*>/, ''))).toEqual(['no og:image'])
  expect(checkHtml(html.replace(/<meta property="product:condition"[^>]*>/, '')).join()).toContain(
    'of the tags of a course only',
  )
  expect(checkHtml(html.replace('hasCourseInstance', 'x'))).toEqual(['a course without hasCourseInstance'])
  expect(checkHtml(html.replace('{"@context"', '{'))).toEqual(['facts that nobody can read'])
})

it('lower parts add only the rules of their own classes', () => {
  const css =
    '@layer app{._a_1{color:red}._b_1{x:y}@media print{._a_1:not(._b_1)>p,._b_1{m:n}}@keyframes k{to{x:y}}}'
  expect(pickUsedStyles(css, '<p class="l-row _a_1">')).toBe(
    '@layer app{._a_1{color:red}@media print{._a_1:not(._b_1)>p{m:n}}}',
  )
})
