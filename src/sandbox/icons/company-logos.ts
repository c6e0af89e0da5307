/** Logos of the seed's companies, drawn from a table. */

import { COMPANIES, type CompanyKey } from '../seed/jobs/companies.ts'

const isCompany = (key: string): key is CompanyKey => Object.hasOwn(COMPANIES, key)

/** Undefined for an unknown company. */
export function drawLogo(key: string): string | undefined {
  if (!isCompany(key)) return undefined
  const { ground, glyph } = COMPANIES[key]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${ground}"/><path d="${glyph}" fill="none" stroke="#fff" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"/><path d="m24 40-2.5-2.5L24 35l2.5 2.5z" fill="#FDB42A"/></svg>`
}
