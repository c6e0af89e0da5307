/** For tests of the content: the seeded sandbox at 6 in the evening of a Saturday in Dhaka, three hours before tonight's class. */

import { browserAt, fullSandbox } from './fresh-sandbox.ts'

export const NUSRAT_PHONE = '01712345678'
export const NEWCOMER_PHONE = '01811111111'
export const TEACHER_PHONE = '01511111111'

/** A test that reads a reply names its shape, `get<Course>('course/…')`; the sandbox holds each reply to its row's schema on the way out. */
export async function seededSandbox() {
  const sandbox = await fullSandbox()

  /** A logged-in person; again after the clock was moved, since tokens expire. */
  async function as(phone: string, fingerprint = phone) {
    const browser = browserAt(sandbox, fingerprint)
    const { accessToken: token } = (await browser.logIn(phone)).data
    return {
      token,
      get: <T = unknown>(path: string, base: 'main' | 'search' = 'main') =>
        browser.call<T>('GET', path, { token, base }),
      post: <T = unknown>(path: string, body: unknown = {}) => browser.call<T>('POST', path, { token, body }),
      patch: <T = unknown>(path: string, body: unknown) => browser.call<T>('PATCH', path, { token, body }),
      remove: (path: string, base: 'main' | 'search' = 'main') =>
        browser.call<unknown>('DELETE', path, { token, base }),
      sendForm: <T = unknown>(path: string, form: FormData, method: 'PATCH' | 'POST' = 'PATCH') =>
        browser.call<T>(method, path, { token, form }),
    }
  }

  const guest = browserAt(sandbox, 'guest')
  const asGuest = {
    get: <T = unknown>(path: string, base: 'main' | 'search' = 'main') =>
      guest.call<T>('GET', path, { base }),
    post: <T = unknown>(path: string, body: unknown = {}) => guest.call<T>('POST', path, { body }),
  }
  return { sandbox, as, asGuest }
}
