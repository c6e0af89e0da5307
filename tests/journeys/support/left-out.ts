/** What must be absent from a build whose owner leaves features out. (ruling R77) */

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Feature, FEATURES } from '#src/lib/features.ts'
import { isPatternMatch } from '#src/lib/frame-address.ts'
import { allPages } from '#src/routes/all-pages.ts'
import { listPatterns } from '#src/routes/page.ts'

/** HTML files that only one feature needs. */
const OWN_FILES: Readonly<Partial<Record<Feature, string>>> = {
  talents: 'talent',
  jobs: 'jobs',
  certificates: 'certificates',
}

/** The pages of these features, as an address of each and as patterns. */
export function listGonePages(off: readonly Feature[]) {
  const gone = allPages.filter(({ facts: { feature } }) => feature && off.includes(feature))
  return {
    patterns: gone.flatMap(({ path }) => listPatterns(path)),
    addresses: gone.flatMap(({ path, facts: { examples } }) =>
      path.endsWith('*') ? [] : [examples?.at(-1) ?? path],
    ),
  }
}

/** Filters the request paths that only the switched-off features need. */
export function listGoneCalls(paths: readonly string[], off: readonly Feature[]): string[] {
  // A purchase asks for its payment too.
  const needs = off.flatMap((name) => FEATURES[name].needs.filter((path) => path !== 'transaction/:idx'))
  const gone = new RegExp(String.raw`/api/v2/(?:${needs.join('|')})(?:/|$)`)
  return paths.filter((path) => gone.test(path))
}

/** Modules of these features in the build, and its HTML files, rewrite rules and sitemap that lead to their pages. */
export function listRemnants(root: string, build: string, off: readonly Feature[]): string[] {
  const modules = readFileSync(join(root, '.cache', build, 'modules.json'), 'utf8')
  const own = off.flatMap((name) => FEATURES[name].sources.map((source) => `"src/${source}`))
  const { patterns } = listGonePages(off)
  const served = ['_redirects', 'sitemap.xml'].flatMap((file) =>
    patterns.filter((pattern) =>
      new RegExp(`^${pattern.replaceAll(/[.*+?]/g, String.raw`\$&`)} `, 'm').test(
        readFileSync(join(root, build, file), 'utf8'),
      ),
    ),
  )
  const files = globSync('**/*.html', { cwd: join(root, build) })
    .map((file) => basename(file, '.html'))
    .filter((name) => off.some((feature) => OWN_FILES[feature] === name))
  return [...own.filter((source) => modules.includes(source)), ...served, ...files]
}

/** Links on the page to a page that was left out. */
export async function listDeadLinks(page: Page, patterns: readonly string[]): Promise<string[]> {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const isDead = (href: string) =>
    patterns.some((pattern) => isPatternMatch(pattern, href.replace(/[?#].*$/, '')))
  return [...new Set(hrefs.filter(isDead))]
}

/** The words by which people know them. */
const NAMES: Readonly<Record<Feature, string>> = {
  ai: 'AI',
  assessments: 'অ্যাসেসমেন্ট|লেভেল',
  certificates: 'সার্টিফিকেট|সনদ',
  code: 'কোড চালা',
  // A course without a price is called so wherever it is.
  freeCourses: 'ফ্রি কোর্স(?:ের|\\s)',
  jobs: 'চাকরি|কাজের খবর',
  keptClasses: 'ফোনে রাখ',
  keptPapers: 'খাতা সঙ্গে',
  markQuestions: 'নম্বর নিয়ে বলুন',
  notes: 'নোট(?![িব])',
  notifications: 'নোটিফিকেশন পেজ|নোটিফিকেশন দেখুন',
  orientation: 'ওরিয়েন্টেশন',
  placements: 'জব প্লেসমেন্ট',
  playlists: 'প্লেলিস্ট',
  referral: 'বন্ধুকে',
  resources: 'রিসোর্স',
  review: 'ঝালাই',
  reviews: 'রিভিউ দিন|আপনার রিভিউ',
  talents: 'ট্যালেন্ট',
  transactions: 'লেনদেন পেজ|লেনদেনের তালিকা|সব লেনদেন',
}
const matchNames = (off: readonly Feature[]) => new RegExp(off.map((feature) => NAMES[feature]).join('|'))

const clean = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [clean(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}

/** Collects the server's texts that mention one of them, since its content is the owner's. */
export function collectNamed(
  page: Page,
  isApi: (url: URL) => boolean,
  off: readonly Feature[],
): readonly string[] {
  const heard: string[] = []
  const named = matchNames(off)
  page.on('response', (response) => {
    if (!isApi(new URL(response.url()))) return
    // A reply that the page no longer waits for may never end.
    response.json().then(
      (reply) => heard.push(...listStrings(reply).filter((text) => named.test(text))),
      () => undefined,
    )
  })
  return heard
}

/** The client's texts on the page, and names for screen readers, that mention what was left out. */
export async function listNamed(
  page: Page,
  heard: readonly string[],
  off: readonly Feature[],
): Promise<string[]> {
  const named = matchNames(off)
  const shown = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
        texts.push(walker.currentNode.textContent ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
    return texts
  })
  const isHeard = (text: string) => heard.some((said) => said.includes(text) || text.includes(said))
  return [...new Set(shown.map(clean))].filter((text) => named.test(text) && !isHeard(text))
}
