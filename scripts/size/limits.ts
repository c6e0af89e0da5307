/** Limits of a first visit that follow from networks and browsers, not from a record. */

/** In bytes of brotli or gzip, so that a host sends a complete HTML file in TCP's first window. */
export const HTML_LIMIT = 13_000
/** The HTML itself and what its first paint waits for; browsers open six connections to a host. */
export const FIRST_PAINT_REQUESTS = 6
/** In bytes. On a phone, headings use the same family as text. (ruling R27) */
export const FONT_LIMIT = 85_000
export const PHONE_FONT = /noto-sans-bengali/
