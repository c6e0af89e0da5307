/** Rejects if the work has not settled after `limit` milliseconds: a browser database may never answer. */
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

/**
 * Some browsers do not answer in private windows, after a crash, or while another tab keeps an old release
 * open. In milliseconds.
 */
export const DATABASE_LIMIT = 3000
/** For large amounts on a slow device. In milliseconds. */
export const SLOW_LIMIT = 15_000
