/** The two files that search engines request first. */

import { paths } from '#src/lib/paths.ts'
import { areas } from '#src/routes/table.ts'

/** Private areas, and steps of a payment: search engines have no use for them. */
const CLOSED = [...areas.map(({ start }) => start), paths.purchase(''), paths.login(), paths.search()]

/** A trial is closed completely. */
export function buildRobotsFile(origin: string, isOpen: boolean): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Addresses with the day of their last content change; the home page is always included. */
export function buildSitemap(origin: string, pages: Readonly<Record<string, { changed: string }>>): string {
  const urls = Object.entries(pages).map(
    ([path, { changed }]) =>
      `<url><loc>${new URL(path, origin).href}</loc><lastmod>${changed}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `<url><loc>${origin}/</loc></url>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
