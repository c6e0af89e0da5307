/** Names that the page gives code, and that its first script or engine answers to. */

/** Called in every loop and function of a page. */
export const CHECK = '__check'
/** The examples, until the page's first script has taken them. */
export const PAGE_EXAMPLES = '__examples'
/** Takes the value of the last line. */
export const VALUE_OF_LAST = '__value'
