/** Sizes of files as text. */

import { formatNumber } from './bn.ts'

export const KILOBYTE = 1024
export const MEGABYTE = 1024 * KILOBYTE
export const GIGABYTE = 1024 * MEGABYTE

/** A size in bytes as people read it: `৮১২ কেবি`, `১.৫ এমবি`. (ruling R2) */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes)) return ''
  if (bytes < MEGABYTE)
    return `${formatNumber(Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KILOBYTE)))} কেবি`
  if (bytes < GIGABYTE) return `${formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10)} এমবি`
  return `${formatNumber(Math.round((bytes / GIGABYTE) * 10) / 10)} জিবি`
}
