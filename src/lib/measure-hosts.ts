/** Where statistics and the advertising pixel are sent: the policy of the build names the same hosts. (rulings R47, R65) */

/** Mixpanel's, whose token `VITE_ANALYTICS_TOKEN` is. */
export const ANALYTICS = 'https://api-js.mixpanel.com/track'
/** Meta's, whose id `VITE_AD_PIXEL_ID` is: its picture needs no script of the vendor, which would read addresses with ids and search words. */
export const PIXEL = 'https://www.facebook.com/tr'

/** Never in local, lan, test and demo. (ruling R65) */
export function isMeasured(name: string, isDemo: boolean): boolean {
  return (name === 'production' || name === 'development') && !isDemo
}
