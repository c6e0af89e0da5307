/** The home page's queries in one place: the route preloads the very same. */

/** One row of cards. */
export const UPCOMING_QUERY = { count: 4 } as const
export const FREE_COURSES_QUERY = { count: 4 } as const
export const CMS_KEY = 'home'
