/**
 * Lists the courses on the home page for visitors without JavaScript, in place of its skeletons: linked titles with prices. Visitors with
 * JavaScript never see the list. (docs/decisions/0020)
 */

import { gzipSync } from 'node:zlib'
import type { HomeCourse } from '#src/app/prerender/list-pages.ts'
import { formatPrice } from '#src/lib/price.ts'
import { HTML_LIMIT } from '../size/limits.ts'
import { escapeHtml } from './head.ts'

const OWN = /<noscript data-courses>.*?<\/noscript>/s
/** The skeleton of the cards is the last one on the page. */
const SKELETON = '<div aria-busy="true">'

const writeCourse = ({ title, price, to }: HomeCourse) =>
  `<li><a href="${escapeHtml(to)}">${escapeHtml(title)}</a>${price === undefined ? '' : ` ${escapeHtml(formatPrice(price))}`}</li>`

function putCourses(html: string, courses: readonly HomeCourse[]): string {
  const bare = html.replace(OWN, '')
  if (courses.length === 0) return bare
  const at = bare.lastIndexOf(SKELETON)
  if (at === -1) throw new Error('the home page has no place for its courses')
  const list = `<noscript data-courses><style>main [aria-busy]{display:none}</style><ul>${courses.map(writeCourse).join('')}</ul></noscript>`
  return bare.slice(0, at) + list + bare.slice(at)
}

/** Adds as many courses as fit the size limit of an HTML file, in catalogue order; replaces those of an earlier run. */
export function listCoursesAtHome(html: string, courses: readonly HomeCourse[]): string {
  for (let count = courses.length; count > 0; count--) {
    const page = putCourses(html, courses.slice(0, count))
    if (gzipSync(page, { level: 9 }).length <= HTML_LIMIT) return page
  }
  return putCourses(html, [])
}
