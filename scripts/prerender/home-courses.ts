/**
 * The courses of the home page for those who run no script, where its skeletons stand: titles that lead to their pages, with prices. The
 * page itself is the build's, and who runs scripts sees nothing of it. (docs/decisions/0020)
 */

import { gzipSync } from 'node:zlib'
import type { HomeCourse } from '#src/app/painted/list-pages.ts'
import { formatPrice } from '#src/lib/price.ts'
import { HTML_BUDGET } from '../size/budgets.ts'
import { escapeHtml } from './head.ts'

const OWN = /<noscript data-courses>.*?<\/noscript>/s
/** The skeleton of the cards is the last of the page. */
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

/** Takes as many as the limit of an HTML file has room for, in the order of the catalogue. Courses of an earlier run go. */
export function listCoursesAtHome(html: string, courses: readonly HomeCourse[]): string {
  for (let count = courses.length; count > 0; count--) {
    const page = putCourses(html, courses.slice(0, count))
    if (gzipSync(page, { level: 9 }).length <= HTML_BUDGET) return page
  }
  return putCourses(html, [])
}
