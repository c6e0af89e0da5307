/** The two files that search engines look for first. */

import { paths } from '#src/lib/paths.ts'
import { areas } from '#src/routes/table.ts'

/** Areas of people, and steps of a payment: nothing there is for a search engine. */
const CLOSED = [...areas.map(({ start }) => start), paths.purchase(''), paths.login(), paths.search()]

/** A trial of the product is closed whole. */
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

/** Addresses with the day on which their content changed; the home page is always there. */
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
