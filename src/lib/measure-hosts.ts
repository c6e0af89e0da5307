/**
 * Where statistics and the advertising pixel are sent; the build's policy allows the same hosts. (rulings
 * R47, R65)
 */

/** Mixpanel's, whose token is `VITE_ANALYTICS_TOKEN`. */
export const ANALYTICS = 'https://api-js.mixpanel.com/track'
/**
 * Meta's, whose id is `VITE_AD_PIXEL_ID`. The image needs no vendor script, which would read addresses with
 * ids and search words.
 */
export const PIXEL = 'https://www.facebook.com/tr'

/** Never in local, lan, test and demo. (ruling R65) */
export function isMeasured(name: string, isDemo: boolean): boolean {
  return (name === 'production' || name === 'development') && !isDemo
}
