/** What the cache holds of one key: the reply and when it came, in milliseconds. */
export interface Entry {
  reply: unknown
  fetchedAt: number
}
