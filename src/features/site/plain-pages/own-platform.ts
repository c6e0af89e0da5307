/** Chooses the app for the visitor's device. (spec 2 Download buttons) */

import type { AppPlatform } from '#src/lib/brand.ts'

/** Detects the platform from the user agent; any other counts as android. (spec 2 default android) */
export function detectPlatform(userAgent: string): AppPlatform {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'ios'
  return /Windows/.test(userAgent) ? 'windows' : 'android'
}
