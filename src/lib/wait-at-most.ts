/** Rejects what has not settled after `limit` milliseconds: a database of the browser may never answer, and nobody waits for it for ever. */
export async function waitAtMost<T>(limit: number, work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), limit)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Some browsers do not answer in private windows, after a crash, or while another tab holds an old release open. Milliseconds. */
export const DATABASE_LIMIT = 3000
/** For much at once on a slow device. Milliseconds. */
export const SLOW_LIMIT = 15_000
