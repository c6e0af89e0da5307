/**
 * The facts of a prerendered page as schema.org data for search engines. They contain only what the page
 * itself shows to everybody.
 */

import type { CmsPage } from '#src/api/shapes/cms.ts'
import type { Course, CategoryDetail, Faq, FreeCourse, Schedule } from '#src/api/shapes/course.ts'
import type { Webinar } from '#src/api/shapes/live.ts'
import { words } from '#src/features/site/course-page/words.ts'
import { brand, socialLinks } from '#src/lib/brand.ts'
import type { SharedPage } from '#src/lib/page-facts.ts'
import { paths } from '#src/lib/paths.ts'
import { readHtml } from '#src/lib/plain-html.ts'
import { canBeBought, getDisplayedPrice } from '#src/lib/price.ts'

export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>

/** A page, and the reply that its content comes from. */
export interface PageSource {
  route: string
  /** The origin of the client. */
  origin: string
  page: SharedPage
  replies: readonly unknown[]
}

const getOrganizationId = (origin: string) => `${origin}/#organization`

export function buildOrganization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': getOrganizationId(origin),
    name: brand.name,
    alternateName: brand.latinName,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: brand.contact.email,
    telephone: brand.contact.phone,
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ href }) => href) }),
  }
}

/** Builds the breadcrumbs from the home page to the page itself, with `steps` in between. */
function buildCrumbs(
  { origin, page }: PageSource,
  ...steps: readonly { title: string; path: string }[]
): Thing {
  const own = { name: page.title.replace(` – ${brand.name}`, ''), item: page.address }
  const all = [
    { name: words.home, item: `${origin}/` },
    ...steps.map(({ title, path }) => ({ name: title, item: origin + path })),
    own,
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
  }
}

/** Removes the plain-text formatting marks from an answer. */
const readAnswer = (html: string) => readHtml(html).replaceAll(/\*\*|`/g, '')

function buildFaqs(faqs: readonly Faq[]): Thing[] {
  if (faqs.length === 0) return []
  const questions = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: readAnswer(answer) },
  }))
  return [{ '@type': 'FAQPage', mainEntity: questions }]
}

function buildOffer(price: number, isAvailable: boolean, url: string): Thing {
  return {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    price,
    priceCurrency: 'BDT',
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
    url,
  }
}

/** A batch with its days and hours in Dhaka. */
function buildBatch({
  label,
  start_at: start,
  end_at: end,
  days,
  class_time: from,
  class_end: to,
}: Schedule): Thing {
  const isDaily = days.includes('Everyday')
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    name: label,
    startDate: start ?? undefined,
    endDate: end ?? undefined,
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: isDaily ? 'P1D' : 'P1W',
      byDay: isDaily ? undefined : days.map((day) => `https://schema.org/${day}`),
      startTime: from ?? undefined,
      endTime: to ?? undefined,
      scheduleTimezone: 'Asia/Dhaka',
    },
  }
}

/** A course without batches can be taken at any time; the length of its content gives the workload. */
function buildAnyTime(seconds: number): Thing {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${Math.max(1, Math.round(seconds / 3600))}H`,
  }
}

function buildRating({
  rating,
  review_count: count,
}: Pick<Course, 'rating' | 'review_count'>): Thing | undefined {
  if (rating <= 0 || count === 0) return undefined
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5 }
}

function buildAnyCourse(
  { origin, page }: PageSource,
  course: Course | FreeCourse,
  instances: readonly Thing[],
): Thing {
  const price = getDisplayedPrice(course)
  return {
    '@type': 'Course',
    name: course.title,
    description: course.promise || page.description,
    url: page.address,
    image: page.image,
    inLanguage: 'bn',
    provider: { '@id': getOrganizationId(origin) },
    aggregateRating: buildRating(course),
    offers:
      price === undefined ? undefined : buildOffer(price, price === 0 || canBeBought(course), page.address),
    hasCourseInstance: instances,
  }
}

function listCourseThings(source: PageSource, course: Course): Thing[] {
  const batches = (course.live_plus_schedules ?? []).filter(({ start_at: start }) => start)
  const seconds = course.curriculum
    .flatMap(({ items }) => items)
    .reduce((sum, { duration }) => sum + duration, 0)
  const { title, slug } = course.category
  return [
    buildAnyCourse(source, course, batches.length > 0 ? batches.map(buildBatch) : [buildAnyTime(seconds)]),
    buildCrumbs(source, { title, path: paths.category(slug) }),
    ...buildFaqs(course.faqs),
  ]
}

function listFreeCourseThings(source: PageSource, course: FreeCourse): Thing[] {
  const seconds = course.recordings.reduce((sum, { duration }) => sum + duration, 0)
  const { title, slug } = course.category
  return [
    buildAnyCourse(source, course, [buildAnyTime(seconds)]),
    buildCrumbs(source, { title, path: paths.category(slug) }),
  ]
}

function listWebinarThings(
  source: PageSource,
  { title, start_at: start, end_at: end, seats_left: seats }: Webinar,
): Thing[] {
  const event: Thing = {
    '@type': 'EducationEvent',
    name: title,
    description: source.page.description,
    startDate: start,
    endDate: end ?? undefined,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: source.page.address },
    image: source.page.image,
    organizer: { '@id': getOrganizationId(source.origin) },
    offers: buildOffer(0, seats !== 0, source.page.address),
  }
  return [event, buildCrumbs(source)]
}

function listCmsThings(source: PageSource, { sections }: CmsPage): Thing[] {
  const items = sections.filter(({ key }) => key === 'faqs').flatMap((section) => section.items)
  return [
    buildCrumbs(source),
    ...buildFaqs(items.map(({ title, text }) => ({ question: title, answer: text }))),
  ]
}

/** The route tells which reply the page has. */
function listOwnThings(source: PageSource): Thing[] {
  const [reply] = source.replies
  if (source.route === paths.course.pattern || source.route === paths.bundle.pattern)
    return listCourseThings(source, reply as Course)
  if (source.route === paths.freeCourse.pattern) return listFreeCourseThings(source, reply as FreeCourse)
  if (source.route === paths.webinar.pattern) return listWebinarThings(source, reply as Webinar)
  if (source.route === paths.category.pattern)
    return [buildCrumbs(source), ...buildFaqs((reply as CategoryDetail).faqs)]
  if (typeof reply === 'object' && reply !== null && 'sections' in reply)
    return listCmsThings(source, reply as CmsPage)
  return [buildCrumbs(source)]
}

export function listThings(source: PageSource): Thing[] {
  return [...listOwnThings(source), buildOrganization(source.origin)]
}
