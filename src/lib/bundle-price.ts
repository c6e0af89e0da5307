/** What the bundles cost, as their FAQ says. (spec 9 Bundle FAQ prices) */

/** Whole taka by subject. (spec 9) */
export const BUNDLE_PRICES = {
  'web-development': 6000,
  'ux-design': 8000,
  'data-science': 5000,
  'digital-marketing': 599,
} as const

/** How long a bundle may be used once it is bought. (spec 9 Bundle validity) */
export const BUNDLE_VALIDITY = 'lifetime'
