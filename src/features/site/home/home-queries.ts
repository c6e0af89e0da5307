/** What the home page asks for, beside the reads of the contract. */

/** Cards of a row. */
export const SHOWN = 4
export const FREE_COURSES = 4
export const CMS_KEY = 'home'
