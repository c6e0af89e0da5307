/** The home page's queries, besides the reads of the contract. */

/** Cards per row. */
export const SHOWN = 4
export const FREE_COURSES = 4
export const CMS_KEY = 'home'
