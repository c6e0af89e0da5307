/** Which of the apps fits the device in hand. (spec 2 Download buttons) */
import type { AppPlatform } from '#src/lib/brand.ts'

/** Read from the browser's own name; whatever is not told apart gets android. (spec 2 default android) */
export function ownPlatform(userAgent: string): AppPlatform {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'ios'
  return /Windows/.test(userAgent) ? 'windows' : 'android'
}
