/** Reports what a prerendered file lacks for readers without scripts. */

const NEEDED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a title', /<title>[^<]+<\/title>/],
  ['a description of at most 150 letters', /<meta name="description" content="[^"]{1,320}"/],
  ['a canonical address', /<link rel="canonical" href="https?:\/\/[^"]+"/],
  ['og:url', /<meta property="og:url" content="https?:\/\/[^"]+"/],
  ['og:type', /<meta property="og:type" content="website"/],
  ['og:title', /<meta property="og:title" content="[^"]+"/],
  ['og:description', /<meta property="og:description" content="[^"]+"/],
  ['og:image', /<meta property="og:image" content="https?:\/\/[^"]+"/],
  ['og:image:alt', /<meta property="og:image:alt" content="[^"]+"/],
  ['twitter:image', /<meta name="twitter:image" content="https?:\/\/[^"]+"/],
  ['twitter:card', /<meta name="twitter:card" content="summary_large_image"/],
  ['a heading', /<h1[ >]/],
]

/** Only items with a price are for sale. */
const SOLD = ['amount', 'currency']
  .map((name) => `product:price:${name}`)
  .concat(['availability', 'condition', 'item_group_id'].map((name) => `product:${name}`))

const FACTS = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/** The items in the file's structured data; throws when it cannot be parsed. */
export function readThings(html: string): Record<string, unknown>[] {
  return [...html.matchAll(FACTS)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  )
}

/** Each item must state its type, and every course its price and date. */
function listThingFaults(html: string): string[] {
  const things = readThings(html)
  const faults = ['Organization', 'BreadcrumbList']
    .filter((type) => !things.some((thing) => thing['@type'] === type))
    .map((type) => `no ${type}`)
  const courses = things.filter((thing) => thing['@type'] === 'Course')
  for (const field of ['name', 'description', 'provider', 'hasCourseInstance']) {
    if (courses.some((course) => !course[field])) faults.push(`a course without ${field}`)
  }
  return faults
}

export function checkHtml(html: string): string[] {
  const faults = NEEDED.filter(([, pattern]) => !pattern.test(html)).map(([what]) => `no ${what}`)
  const sold = SOLD.filter((name) => html.includes(`property="${name}"`))
  if (sold.length > 0 && sold.length < SOLD.length)
    faults.push(`of the tags of a course only ${sold.join(', ')}`)
  const hidden = html.includes('name="robots" content="noindex"') ? ['hidden from search engines'] : []
  try {
    return [...faults, ...hidden, ...listThingFaults(html)]
  } catch {
    return [...faults, ...hidden, 'facts that nobody can read']
  }
}
